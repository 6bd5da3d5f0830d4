import { files, readBuilt } from './build';

test('an iPhone on its side leaves the size of the text alone: Safari there knows the property by its prefixed name only', () => {
  const sheets = files.filter((file) => file.startsWith('assets/css/') && file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(readBuilt(sheet)).toContain('-webkit-text-size-adjust:100%');
});
