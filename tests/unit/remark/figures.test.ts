import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import figures, { embeddable } from '../../../src/remark/figures';
import { failure, made, PLAIN, transform } from './markdown';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10" id="figure"><path d="M1 1h9"/></svg>';
const EMBEDDED =
  '<svg aria-hidden="true" viewBox="0 0 10 10" width="10" height="10"><path d="M1 1h9"/></svg>';

const folder = mkdtempSync(path.join(tmpdir(), 'figures #'));
const page = { path: path.join(folder, 'cats.md') };
writeFileSync(path.join(folder, 'cats.svg'), SVG);
writeFileSync(path.join(folder, 'script.svg'), SVG.replace('<path', '<script>1</script><path'));
writeFileSync(path.join(folder, 'empty.svg'), '');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a drawing inside a page', () => {
  test('has no id, no name and no XML of its own, and is hidden from assistive technology', () => {
    expect(embeddable(SVG)).toBe(EMBEDDED);
    expect(
      embeddable(
        `<?xml version="1.0"?>\n<!-- by hand -->\n${SVG.replace('<path', '<title>Cats</title>\n  <desc>Two\ncats</desc><!-- x -->\n  <path')}\n`,
      ),
    ).toBe(EMBEDDED);
    expect(embeddable(SVG.replace('<svg', '<svg role="img" aria-label="Cats"'))).toBe(EMBEDDED);
  });

  test('keeps ids and texts of its parts', () => {
    expect(embeddable('<svg id="figure"><g id="a"><text>a  b</text></g></svg>')).toBe(
      '<svg aria-hidden="true"><g id="a"><text>a  b</text></g></svg>',
    );
  });

  test.each([
    '<script>1</script>',
    '<style>a{}</style>',
    '<foreignObject/>',
    '<image href="x"/>',
    '<use href="x"/>',
    '<g style="fill:red"/>',
    '<g onload="x"/>',
  ])('cannot contain %s', (inside) => {
    expect(() => embeddable(`<svg>${inside}</svg>`)).toThrow(/^图里不能有“.+”，颜色请写成/);
  });

  test('must be an SVG', () => expect(() => embeddable('<p>')).toThrow('不是 SVG 图'));

  test.each(['<svg broken', '<svg id="figure"><path d="M1'])('must not be cut off: %s', (svg) =>
    expect(() => embeddable(svg)).toThrow('图没有写完，缺少 </svg>'),
  );
});

test('a page without images, and images of other kinds, stay as they are', () => {
  for (const source of [PLAIN, '看 ![标志](/img/logo.svg) 与 ![猫](./cats.png)'])
    expect(transform([figures], source, page)).toEqual(transform([], source, page));
});

const made1 = `<Figure alt="猫" caption="图注">(html[${EMBEDDED}])`;
const source1 = '![猫](./cats.svg "图注")';

test.each([
  ['by itself', source1, made1],
  ['without a caption', '![猫](./cats.svg)', made1.replace(' caption="图注"', '')],
  ['in a list', `- 一\n\n  ${source1}`, `list(listItem(paragraph("一") ${made1}))`],
  ['in a quote', `> ${source1}`, `blockquote(${made1})`],
  ['in a callout', `:::hint\n${source1}\n:::`, `containerDirective(${made1})`],
  ['twice', `${source1}\n\n${source1}`, `${made1} ${made1}`],
])('a figure %s', (_, source, expected) => expect(made(figures, source, page)).toBe(expected));

describe('wrong use stops the build', () => {
  test.each([
    ['no text alternative', '正文\n\n![](./cats.svg)', 3, '缺少替代文本'],
    ['a blank text alternative', '![ ](/img/logo.svg)', 1, '缺少替代文本'],
    [
      'a reference without a text alternative',
      '一\n\n![][cats]\n\n[cats]: ./cats.svg',
      3,
      '缺少替代文本',
    ],
    ['text beside it', '看 ![猫](./cats.svg)', 1, '要单独成段'],
    ['two in a paragraph', '![猫](./cats.svg) ![猫](./cats.svg)', 1, '要单独成段'],
    ['no such file', '- ![猫](./cat.svg)', 1, '图 ./cat.svg 不存在'],
    ['a forbidden part', '![猫](./script.svg)', 1, '用不了：图里不能有“<script”'],
    ['an empty file', '![猫](./empty.svg)', 1, '用不了：不是 SVG 图'],
    ['the second on the page', `${source1}\n\n![猫](./cat.svg)`, 3, './cat.svg'],
  ])('%s', (_, source, line, text) => {
    const { reason, ...place } = failure(figures, source, page);
    expect(place.line).toBe(line);
    expect(reason).toContain(text);
    expect(reason).toMatch(/。$/);
    expect(reason).not.toContain(folder);
  });
});

describe('a picture of a screen', () => {
  const url = '../../static/pictures/openapi/swagger-ui.webp';

  test('comes in both themes, at half its pixels, from the root of the site', () => {
    const tree = made(figures, `![界面](${url} "图注")`, page);
    expect(tree).toMatch(/^<Figure alt="界面" caption="图注">/);
    for (const [theme, file] of [
      ['light', '/pictures/openapi/swagger-ui.webp'],
      ['dark', '/pictures/openapi/swagger-ui.dark.webp'],
    ])
      expect(tree).toMatch(
        new RegExp(
          `<img data-picture="${theme}" src="${file}" alt="" width="720" height="\\d+" loading="lazy"`,
        ),
      );
  });

  test('that was never taken stops the build with the cure', () =>
    expect(failure(figures, `![界面](../static/pictures/none.webp)`, page).reason).toMatch(
      /不存在，或者少了深色的那一张（\.dark\.webp）：运行 npm run pictures。$/,
    ));
});
