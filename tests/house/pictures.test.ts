/** @jest-environment node */
import { spawnSync } from 'node:child_process';

test('npm run pictures with a word that is in no name says which names there are', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/browser/pictures.ts', 'nosuch'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^没有名字里有 nosuch 的图。有的是：openapi\/swagger-ui、.*、site\n$/);
});
