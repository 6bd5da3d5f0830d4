import { files, isHtml, readBuilt } from './build';

/** React 18's stream for Node.js put NUL bytes into Chinese text; in attributes the minifier makes “�” of them. */
test.each(files.filter(isHtml))('%s: no character is broken', (file) => {
  expect(
    [...readBuilt(file).matchAll(/(?<=(.{0,20}))[\0\uFFFD].{0,20}/gu)].map(
      ([found, before]) => before! + found,
    ),
  ).toEqual([]);
});
