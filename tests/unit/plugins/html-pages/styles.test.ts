import { existsSync, readFileSync } from 'node:fs';

const source = (file: string): string => readFileSync(file, 'utf8');

/** The browser's bundle holds no component of a text: what this list forgets has no looks on any page. */
test('the looks of every part of a text are in the list', () => {
  const parts = [
    ...source('src/components/PageText/parts.tsx').matchAll(/^import \w+ from '\.\.\/(\w+)';$/gm),
  ].map(([, name]) => `components/${name}/styles.module.css`);
  const wanted = parts.filter((file) => existsSync(`src/${file}`));
  expect(wanted.length).toBeGreaterThan(5);
  const listed = [
    ...source('src/plugins/html-pages/styles.ts').matchAll(/^import '\.\.\/\.\.\/(.+)';$/gm),
  ].map(([, file]) => file);
  expect(listed.sort()).toEqual(wanted.sort());
});
