import { parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import TableOfContents from '../../../../src/components/TableOfContents';

/** The link to a heading, as a browser reads it. */
function linkTo(value: string): { children: number; text: string } {
  const html = renderToStaticMarkup(<TableOfContents entries={[{ id: 'a', level: 3, value }]} />);
  const [, inside = ''] = /<a href="#a">(.*)<\/a><\/li><\/ul>$/.exec(html) ?? [];
  const { childNodes } = parseFragment(inside);
  const [text] = childNodes;
  return { children: childNodes.length, text: text && 'value' in text ? text.value : '' };
}

test.each([
  ['绑定守卫', '绑定守卫'],
  ['<code>@UseGuards()</code> 的顺序', '@UseGuards() 的顺序'],
  ['<code>List&lt;Cat&gt;</code>', 'List<Cat>'],
  ['A &amp; B', 'A & B'],
  ['&amp;lt;', '&lt;'],
  ['&quot;a&quot; &#39;b&#x27;', '"a" \'b\''],
  ['<strong>粗</strong>体', '粗体'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
])('%j is one text, %j', (html, text) => expect(linkTo(html)).toEqual({ children: 1, text }));

test('a page without headings has no list', () => {
  expect(renderToStaticMarkup(<TableOfContents entries={[]} />)).toBe('');
});
