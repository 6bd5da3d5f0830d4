import { existsSync } from 'node:fs';
import ts from 'typescript';
import { filesIn, read } from './files';

/** What writers are told in Chinese sends them to files of the project: these exist. */

const sources = [
  ...filesIn('src', 'ts', 'tsx', 'js'),
  ...filesIn('tests/docs', 'ts'),
  ...filesIn('tests/samples', 'ts', 'mjs'),
].filter((file) => !/\.test\.ts$|^tests\/docs\/broken\//.test(file));

const CHINESE = /\p{Script=Han}/u;
const PATH = /(?<![\w/.@-])(?:src|tests|docs|static|\.github)\/[\w./-]*\w/g;

/** The texts of a file with Chinese in them, those with values as they are written. */
function messagesIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(node.getText());
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true));
  return found.filter((text) => CHINESE.test(text));
}

test('every path in a Chinese message exists', () => {
  const named = sources.flatMap((file) =>
    messagesIn(file).flatMap((text) => [...text.matchAll(PATH)].map(([path]) => ({ file, path }))),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});
