import { files, readBuilt } from './build';

/** React 18's stream for Node.js put NUL bytes into Chinese text; in attributes the minifier makes “�” of them. */
test.each(files.filter((file) => file.endsWith('.html')))('%s: no character is broken', (file) => {
  expect(
    [...readBuilt(file).matchAll(/(?<=(.{0,20}))[\0\uFFFD].{0,20}/gu)].map(
      ([found, before]) => before! + found,
    ),
  ).toEqual([]);
});
