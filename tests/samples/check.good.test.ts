/**
 * Pages without a fault: the check finds none.
 *
 * @jest-environment node
 */
import { checkFixtures, fixturesIn, PATIENCE_MS } from './check-fixtures';

test(
  'good pages: no fault',
  () => {
    const { status, stdout, faults } = checkFixtures(fixturesIn('good'));
    expect({ status, faults: [...faults] }).toEqual({ status: 0, faults: [] });
    expect(stdout).toContain('compile.md:105 不检查：还没有发布的语法');
  },
  PATIENCE_MS,
);
