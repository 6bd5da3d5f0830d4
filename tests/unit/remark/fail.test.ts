import { VFile } from 'vfile';
import { fail } from '../../../src/remark/fail';

const start = { line: 12, column: 3 };
const end = { line: 14, column: 1 };

const errorOf = (node: Parameters<typeof fail>[2]): Error => {
  try {
    return fail(new VFile({ path: 'docs/guards.md' }), '没有内容。', node);
  } catch (error) {
    return error as Error;
  }
};

test('a fault says its line once: Docusaurus prints all that an error carries, and its stack', () => {
  const node = { type: 'paragraph', children: [], position: { start, end } };
  const error = errorOf(node);
  expect(error.message).toBe('第 12 行：没有内容。');
  expect(error).toMatchObject({ line: 12, column: 3, place: { start, end } });
  expect(JSON.stringify(error)).toBe('{}');
  expect(error.stack).toBe('docs/guards.md:12:3');
});

test('of what the rules have made themselves, no line is known', () =>
  expect(errorOf({}).message).toBe('没有内容。'));
