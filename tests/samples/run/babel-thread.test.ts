/** @jest-environment node */
import { BabelThread } from './babel-thread';
import { scripts } from './scripts';

const thread = new BabelThread(scripts().babel);
afterAll(() => thread.dispose());

test('each answer goes to the one who asked, in whatever order they come', async () => {
  const [cats, dogs] = await Promise.all(
    ['cats', 'dogs'].map((name) => thread.transform(`@${name}()\nexport class A {}`, `${name}.js`)),
  );
  expect(cats).toMatch(/cats\(\)/);
  expect(dogs).toMatch(/dogs\(\)/);
});

test('what does not parse is told in the words of Babel, and the next file is none the worse', async () => {
  await expect(thread.transform('class {', 'broken.js')).rejects.toThrow(/broken\.js: .*\(1:6\)/);
  expect(await thread.transform('export const a = 1;', 'whole.js')).toContain('exports.a');
});
