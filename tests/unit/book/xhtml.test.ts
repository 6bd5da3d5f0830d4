import { parseFragment } from 'parse5';
import type { Element } from '../../../src/book/tree';
import { xhtmlOf } from '../../../src/book/xhtml';

/** What the book has for the HTML of a page’s text. */
const bookOf = (html: string): string =>
  xhtmlOf(parseFragment(html) as unknown as Element, {
    languages: ['ts'],
    prefix: 'cats--',
    sectionLevel: 2,
    linkOf: (href) => href.replace('#', '#cats--'),
    pictureOf: (src) => src,
    textOfFile: (src) => src,
  });

test('columns of a table stand where they stand on the site', () =>
  expect(
    bookOf('<div data-scroll-label=表格><table><tr><td data-align=right class=x>1</table></div>'),
  ).toContain('<td data-align="right">1</td>'));

test('what a link in Chinese leads to has the id that the book gives the link', () =>
  expect(bookOf('<a href=#fn-注>1</a><ol><li id=fn-%E6%B3%A8>一')).toBe(
    '<a href="#cats--fn-注">1</a><ol><li id="cats--fn-注">一</li></ol>',
  ));
