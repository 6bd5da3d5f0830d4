import { pageOf } from './page';
import pipeline from './rules/pipeline';
import type { Site } from './site';

jest.mock('../../src/remark', () => ({
  remarkPlugins: [
    () =>
      async (tree: { children: object[] }, file: { fail: (why: string, at: object) => never }) => {
        await Promise.resolve();
        file.fail('太晚了。', tree.children[1]!);
      },
  ],
}));

test('what a plugin refuses after a wait is told like anything else', async () => {
  const page = pageOf('docs/cats.md', '一\n\n二\n');
  expect(await pipeline(page, {} as Site)).toEqual([{ line: 3, message: '太晚了' }]);
});
