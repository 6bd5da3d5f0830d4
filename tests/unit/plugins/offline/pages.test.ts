import { compose, composeForTurn, diff, HOLE } from '../../../../src/plugins/offline/format';
import { openingOf, sectionsOf, take, titleOf } from '../../../../src/plugins/offline/pages';

describe('a page taken apart', () => {
  const html =
    '<html><head><meta charset=UTF-8><title>T</title><meta name=description content="a>b"><script>x()</script></head><body><nav>menu</nav><main>text <main>of a sample</main></main><footer></footer></body></html>';

  test('facts, text, and what is around them', () =>
    expect(take(html)).toEqual({
      parts: [
        '<title>T</title><meta name=description content="a>b">',
        '<main>text <main>of a sample</main>',
      ],
      frame: `<html><head><meta charset=UTF-8>${HOLE}<script>x()</script></head><body><nav>menu</nav>${HOLE}</main><footer></footer></body></html>`,
    }));

  test('what is for search engines and other sites stays out', () =>
    expect(
      take(
        html.replace(
          '</title>',
          '</title><script type="application/ld+json">{"a":"<b>"}</script><meta property="og:type" content="article"><meta data-rh=true name=keywords content="a>b,c" /><meta data-rh=true name=keywords content=\'a "b>c"\' /><meta data-rh=true name=twitter:card content=summary /><meta data-rh=true name=docsearch:version content=current />',
        ),
      ),
    ).toEqual(take(html)));

  test.each([
    ['without a text', '<title>T</title><body><p>no'],
    ['without a title', '<script></script><main></main>'],
    ['with the character that stands for a hole', html.replace('menu', HOLE)],
  ])('%s: it is left alone', (_, other) => expect(take(other)).toBeUndefined());
});

const taken = (facts: string, text: string) => ({
  parts: [facts, text] as const,
  frame: '',
});

test.each([
  ['its heading', '<h1>守卫<!-- --> <span lang=en>Guards</span></h1>', '守卫 Guards'],
  ['its title, where it has none', '<p>text</p>', 'A &amp; B'],
])('a page is called by %s', (_, text, title) =>
  expect(titleOf(taken('<title data-rh=true>A &amp; B</title>', `<main>${text}`))).toBe(title),
);

test('what opens a page that needs no app and begins with its heading', () => {
  const page = (app: string): string =>
    `<main class=a><div data-app=${app}><article><header class=head><h1>x</h1></header>`;
  expect(
    openingOf([taken('', '<main><h1>x</h1>'), taken('', page('now')), taken('', page('never'))]),
  ).toBe('<main class=a><div data-app=never><article><header class=head>');
  expect(openingOf([taken('', '<main><h1>x</h1>')])).toBe('<main><div><article><header>');
});

describe('changes between frames', () => {
  const frame = `<a><b>${HOLE}<c>x<d>${HOLE}<e>`;
  test.each([
    ['none', frame],
    ['an attribute', frame.replace('<b>', '<b open>')],
    ['two, far apart', frame.replace('<b>', '<b open>').replace('<d>', '<d on>')],
    ['a text', frame.replace('x', 'y')],
    ['something less', frame.replace('<c>x<d>', '')],
    ['something more', frame.replace('<e>', '<e><f><g>')],
    ['more of the same', frame.replace('<b>', '<b><b>')],
    ['the beginning', `<z>${frame}`],
    ['everything', `<q>${HOLE}<r>${HOLE}`],
  ])('%s, and back', (_, other) => {
    for (const [from, to] of [
      [frame, other],
      [other, frame],
    ] as const) {
      const [before, between, after] = to.split(HOLE);
      const shell = { frame: from, changes: { '/x': diff(from, to) } };
      expect(compose(shell, '/x', ['F', 'T'])).toBe(`${before}F${between}T${after}`);
    }
  });

  test('one entry marked in a long menu is one small change', () =>
    expect(diff('<a><b><c><d>', '<a><b><c on><d>')).toEqual([[2, 1, '<c on>']]));

  test('a page that the shell does not know', () =>
    expect(compose({ frame, changes: {} }, '/x', ['F', 'T'])).toBeUndefined());
});

test('sections are folders with at least two pages; the top pages come first', () => {
  const routes = ['/a/one', '/', '/top', '/a/two', '/b/alone'];
  expect([...sectionsOf('/', routes)]).toEqual([
    ['top', ['/', '/top', '/b/alone']],
    ['a', ['/a/one', '/a/two']],
  ]);
  expect([...sectionsOf('/next', ['/next', '/next/a/one', '/next/a/two'])]).toEqual([
    ['top', ['/next']],
    ['a', ['/next/a/one', '/next/a/two']],
  ]);
});

test('a tab that turns to a page gets neither styles nor what follows the text, but the files that the page is from', () => {
  const shell = {
    frame: `<head>${HOLE}<style data-file=/a.css>a{}</style></head><body><header></header>${HOLE}</main><nav>menu</nav><script>b()</script>\n<script src=/a.js></script></body>`,
    changes: { '/a': [] },
  };
  const parts = ['<title>T</title>', '<main><p></main> <style>x</style>'] as const;
  expect(composeForTurn(shell, '/a', parts)).toBe(
    '<head><title>T</title><meta data-file=/a.css></head><body><header></header><main><p></main> <style>x</style></main><script>b()</script><script src=/a.js></script>',
  );
  expect(composeForTurn(shell, '/b', parts)).toBeUndefined();
});
