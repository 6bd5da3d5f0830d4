import html, { htmlFate } from '../../../src/remark/html';
import { failure, made, PLAIN, transform } from './markdown';

describe('what becomes of a piece of HTML', () => {
  test.each([
    ['<!-- a remark -->', 'drop'],
    ['<!-- ts title="a.ts"\nconst list: List<Cat> = [];\n-->', 'drop'],
    ['<!-- one --><!-- two -->', 'drop'],
    ['<kbd>', 'keep'],
    ['</kbd>', 'keep'],
    ['<br/>', 'keep'],
    ['<br />', 'keep'],
    ['<KBD>', 'keep'],
    ['<details>', 'keep'],
    ['<details>\n<summary>More</summary>', 'keep'],
    ['<Cat>', 'text'],
    ['</Cat>', 'text'],
    ['<T extends object>', 'text'],
    ['<details open>', 'refuse'],
    ['<br class="x" />', 'refuse'],
    ['<img src="cats.png">', 'refuse'],
    ['<kbd><Cat></kbd>', 'text'],
    ['<div>', 'text'],
    ['<script>', 'refuse'],
    ['< script>', 'refuse'],
    ['<SCRIPT src="x">', 'refuse'],
    ['<iframe src="https://example.com">', 'refuse'],
    ['<img src=x onerror=alert(1)>', 'refuse'],
    ['<a href="javascript:alert(1)">', 'refuse'],
    ['<style>', 'refuse'],
    ['<svg>', 'refuse'],
    ['<!-- one --> text <!-- two -->', 'refuse'],
    ['<!-- one --> text', 'refuse'],
  ])('%j: %s', (value, fate) => expect(htmlFate(value)).toBe(fate));
});

test('a page without HTML stays as it is', () => {
  expect(transform([html], PLAIN)).toEqual(transform([], PLAIN));
});

describe('type names in prose are text', () => {
  test.each([
    ['in a paragraph', 'List<Cat> 与 Map<K>', 'paragraph("List" "<Cat>" " 与 Map" "<K>")'],
    ['by themselves', '<Cat>', 'paragraph("<Cat>")'],
    ['in a list', '- List<Cat>', 'list(listItem(paragraph("List" "<Cat>")))'],
    ['as a block in a list', '- <Cat>', 'list(listItem(paragraph("<Cat>")))'],
    ['in a quote', '> <Cat>', 'blockquote(paragraph("<Cat>"))'],
    ['twice', '<Cat>\n\n<Dog>', 'paragraph("<Cat>") paragraph("<Dog>")'],
    ['in a callout', ':::hint\n<Cat>\n:::', 'containerDirective(paragraph("<Cat>"))'],
    ['in a heading', '### List<Cat>', 'heading("List" "<Cat>")'],
    ['in bold', '**List<Cat>**', 'paragraph(strong("List" "<Cat>"))'],
    [
      'in a table',
      '| A |\n|---|\n| List<Cat> |',
      'table(tableRow(tableCell("A")) tableRow(tableCell("List" "<Cat>")))',
    ],
  ])('%s', (_, source, expected) => expect(made(html, source)).toBe(expected));
});

test('elements that Markdown has no notation for stay', () => {
  expect(made(html, '按 <kbd>Enter</kbd>')).toBe(
    'paragraph("按 " html[<kbd>] "Enter" html[</kbd>])',
  );
  expect(made(html, '<details>\n<summary>更多</summary>\n\n内容\n\n</details>')).toBe(
    'html[<details>\n<summary>更多</summary>] paragraph("内容") html[</details>]',
  );
});

test('remarks leave nothing behind, also two in a row and between blocks', () => {
  expect(made(html, '一\n\n<!-- a -->\n<!-- b -->\n\n二<!-- c -->\n\n- <!-- d -->\n- 三')).toBe(
    'paragraph("一") paragraph("二") list(listItem listItem(paragraph("三")))',
  );
});

describe('a pair of tags stands in one block', () => {
  test.each([
    ['not closed', '正文\n\n<details>\n<summary>更多</summary>\n\n内容', 3, '<details> 没有结束'],
    ['not closed in a callout', ':::hint\n<details>\n:::\n\n</details>', 2, '<details> 没有结束'],
    ['closed in the wrong order', '<kbd><sub>a</kbd></sub>', 1, '<sub> 没有结束'],
    ['never opened', '一\n\n二</kbd>', 3, '多了一个 </kbd>'],
  ])('%s', (_, source, line, what) => {
    const { reason, ...place } = failure(html, source);
    expect(place.line).toBe(line);
    expect(reason).toContain(what);
  });

  test('tags that are shown as text count for nothing', () => {
    expect(made(html, '<details><Cat>')).toBe('paragraph("<details><Cat>")');
  });
});

describe('what would run, load or restyle stops the build, with its place', () => {
  test.each([
    ['a block', '正文\n\n<script>alert(1)</script>', 3, '<script>'],
    ['in a paragraph', '正文 <img src=x onerror=alert(1)>', 1, 'onerror'],
    ['in a list', '- 一\n- <iframe src="x"></iframe>', 2, '<iframe'],
    ['in a callout', ':::hint\n<style>a{}</style>\n:::', 2, '<style>'],
    ['in a quote', '> <svg onload="x">', 1, '<svg'],
    ['the second on the page', '<Cat>\n\n<embed src="x">', 3, '<embed'],
  ])('%s', (_, source, line, what) => {
    const { reason, ...place } = failure(html, source);
    expect(place.line).toBe(line);
    expect(reason).toContain(what);
    expect(reason).toMatch(/^第 \d+ 行：正文里不能写这样的 HTML：.*反引号.*。$/s);
  });

  test('text behind a remark, which would disappear or show the remark', () => {
    expect(failure(html, '<!-- a --> 正文 <!-- b -->')).toMatchObject({
      line: 1,
      reason: expect.stringMatching(/^第 1 行：注释后面的文字要另起一行：/),
    });
  });
});
