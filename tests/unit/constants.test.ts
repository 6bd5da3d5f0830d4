import * as constants from '../../src/constants';

// Their values are the ones of ARCHITECTURE.md#numbers: tests/house/papers.test.ts.
test('each says its unit, or that it is a count or a year', () => {
  for (const name of Object.keys(constants)) expect(name).toMatch(/_(MS|PX|COUNT|YEAR)$/);
});
