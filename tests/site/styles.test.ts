import { files, readBuilt } from './build';

const sheets = files.filter((file) => file.startsWith('assets/css/') && file.endsWith('.css'));

test('an iPhone on its side leaves the size of the text alone: Safari there knows the property by its prefixed name only', () => {
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(readBuilt(sheet)).toContain('-webkit-text-size-adjust:100%');
});

test('browsers that do not know `(width <= 768px)`, up to Chrome 103, have the layout of their width: a menu beside the text, and not upon it (J18)', () => {
  const queries = sheets.flatMap((sheet) => readBuilt(sheet).match(/@media[^{]*/g) ?? []);
  expect(queries).toContainEqual(expect.stringContaining('(max-width:768px)'));
  expect(queries.filter((query) => /[<>]/.test(query))).toEqual([]);
});
