import { readFileSync } from 'node:fs';
import { listFiles } from '../../src/hosting/pages';
import { FRAME_IDS } from './frameIds';

/** Sections of a page of their own, where no text of the book stands. */
const OTHER_PAGE = 'OfficialSupport/';

test('every id that a component writes is kept from headings', () => {
  const ids = listFiles('src/components')
    .filter((file) => file.endsWith('.tsx') && !file.startsWith(OTHER_PAGE))
    .flatMap((file) => [
      ...readFileSync(`src/components/${file}`, 'utf8').matchAll(
        /<[A-Za-z]\w*[^<>]*?\sid="([\w-]+)"/g,
      ),
    ])
    .map(([, id]) => id);
  expect(ids).toContain('menu');
  expect(FRAME_IDS).toEqual(expect.arrayContaining(ids));
});
