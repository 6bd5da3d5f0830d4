jest.mock('@docusaurus/router', () => ({}), { virtual: true });
import { plainText } from '../../../../src/components/TableOfContents';

test.each([
  ['绑定守卫', '绑定守卫'],
  ['<code>@UseGuards()</code> 的顺序', '@UseGuards() 的顺序'],
  ['<code>List&lt;Cat&gt;</code>', 'List<Cat>'],
  ['A &amp; B', 'A & B'],
  ['&amp;lt;', '&lt;'],
  ['&quot;a&quot; &#39;b&#x27;', '"a" \'b\''],
  ['<strong>粗</strong>体', '粗体'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
])('%j reads %j', (html, text) => expect(plainText(html)).toBe(text));
