import type { Code, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { importPage, type Imported } from '../../../src/import';
import { remarkPlugins } from '../../../src/remark';
import { compose } from './official';

const routeOf = (file: string): string => `/${file.replace(/\.md$/, '')}`;
const imported = (source: string): Imported =>
  importPage(source, { file: 'techniques/cats.md', routeOf });
/** The page after its front matter. */
const bodyOf = (markdown: string): string => markdown.replace(/^---\n[^]*?\n---\n\n?/, '');
const body = (source: string): string =>
  bodyOf(imported(`### Cats\n\n${source}`).markdown)
    .replace('::anchor{#cats}\n\n', '')
    .trimEnd();
const reasons = (source: string): string[] =>
  imported(source).findings.map(({ line, why }) => `${line} ${why}`);

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/** Reads a page as the site does; a fault that would stop the build fails the test. */
async function onSite(text: string): Promise<Root> {
  const file = new VFile({ path: 'docs/nowhere/cats.md', value: text });
  const tree = markdown.parse(file);
  for (const plugin of remarkPlugins) await plugin()(tree, file);
  return tree;
}

const codeOf = (text: string): Code[] => {
  const found: Code[] = [];
  visit(markdown.parse(text), 'code', (node) => void found.push(node));
  return found;
};

const tick = '```';
const NOCHECK = 'nocheck="从官方写法导入，还没有检查"';

test('the first heading is the title, its anchor stays; sections move up to ### and get the ids of the official site', () => {
  const { markdown: page, ids } = imported(
    '### Cats & dogs\n\nA page about cats. And more.\n\n#### What’s `NODE_ENV=x`?\n\n##### Deep\n\n#### Deep ##\n',
  );
  expect(page).toBe(`---
title: Cats & dogs
titleEn: Cats & dogs
description: "A page about cats."
keywords: [Cats & dogs]
---

::anchor{#cats--dogs}

A page about cats. And more.

### What’s \`NODE_ENV=x\`? {#whats-node_envx}

#### Deep {#deep}

### Deep {#deep-1}
`);
  expect(ids).toEqual(['cats--dogs', 'whats-node_envx', 'deep', 'deep-1']);
});

test('a row that is longer than the header of its table keeps its last cells', () => {
  const source = '### Cats\n\n| A |\n|---|\n| one | two |\n';
  expect(imported(source).markdown).toContain('| A | |\n| - | - |\n| one | two |\n');
  expect(reasons(source.replace('### Cats\n\n', ''))).toContain(
    '3 表格的这一行比表头多 1 格，表头补了空格子：文字和代码里的 | 写成 \\|',
  );
});

test('of an address that is none the words stay, and the site shows the page', async () => {
  const source =
    '[one](https://[x) [two **2**](/100%.pdf) [three][d] ![four](/100%.png)\n\n[d]: https://[y\n';
  expect(body(source)).toBe('one two **2** [three][d] *图：four*');
  expect(reasons(source)).toEqual(
    expect.arrayContaining([
      '1 读不懂网址 https://[x，这里没有链接，只有它的文字',
      '1 读不懂网址 /100%.pdf，这里没有链接，只有它的文字',
      '1 没有图片 /100%.png，这里只有它的替代文本',
      '3 读不懂网址 https://[y，这里没有链接，只有它的文字',
    ]),
  );
  await onSite(imported(source).markdown);
});

test('a Chinese title, a page without one, one whose other sections are as high', () => {
  expect(imported('### 猫：入门\n').markdown).toContain('title: "猫：入门"\ntitleEn: Cats\n');
  const none = imported('Words only.');
  expect(none.markdown).toContain('title: Cats\n');
  expect(none.findings).toEqual([
    { line: 1, why: '这一页没有标题，暂且写成“Cats”：在 title 里写上' },
  ]);
  expect(body('### High\n\n#### Low')).toBe('### High {#high}\n\n#### Low {#low}');
});

test('one section that is higher than the others does not push them out of the contents', () => {
  expect(body('#### One\n\n##### Deep\n\n### High\n\n#### Low\n\nEnd\n---')).toBe(
    '### One {#one}\n\n#### Deep {#deep}\n\n### High {#high}\n\n#### Low {#low}\n\n### End {#end}',
  );
});

test('a title with a comma is one keyword', () =>
  expect(imported('### Cats, dogs\n\nAll.').markdown).toContain('keywords: ["Cats, dogs"]'));

test('a line break is a space in the description', () => {
  expect(imported('### A\n\nAll **cats**  \nare here<br>now.').markdown).toContain(
    'description: "All cats are here now."',
  );
});

describe('fences', () => {
  test('@@filename and @@switch become a title and a js fence right after', () => {
    expect(
      body(
        `${tick}typescript\n@@filename(cats.controller)\nexport class A {}\n@@switch\nexport class B {}\n${tick}`,
      ),
    ).toBe(
      `${tick}ts title="cats.controller.ts" ${NOCHECK}\nexport class A {}\n${tick}\n\n${tick}js ${NOCHECK}\nexport class B {}\n${tick}`,
    );
  });
  test.each([
    ['@@filename()', undefined],
    ['@@filename(main)', 'main.ts'],
    ['@@filename(dogs/dogs.module)', 'dogs/dogs.module.ts'],
    ['@@filename(a.ts, b.ts)', 'a.ts, b.ts'],
    ['@@filename(tsconfig.json)', 'tsconfig.json'],
    ['  @@filename( spaced )  ', 'spaced.ts'],
  ])('%s', (instruction, title) => {
    const [code] = codeOf(body(`${tick}typescript\n${instruction}\nlet a;\n${tick}`));
    expect(/title="([^"]*)"/.exec(code!.meta!)?.[1]).toBe(title);
    expect(code!.value).toBe('let a;');
  });
  test('what looks like an instruction and is none stays code', () => {
    const code = [
      '@Injectable()',
      'const a = `@@switch`;',
      "'@@filename(x)'",
      '@@ext(a)',
      '//@@switch',
    ];
    const source = `${tick}typescript\n${code.join('\n')}\n${tick}`;
    expect(codeOf(body(source))[0]!.value.split('\n')).toEqual(code);
    expect(reasons(`### A\n\n${source}`)).toContain('7 不认识的指令“@@ext(a)”，原样留在代码里');
  });
  test('a name that no code follows is told; one above nothing but JavaScript is its name', () => {
    const twice = `${tick}typescript\n@@filename(a)\n@@filename(b)\nlet b;\n${tick}`;
    expect(codeOf(body(twice)).map(({ meta }) => /title="([^"]*)"/.exec(meta!)?.[1])).toEqual([
      'b.ts',
    ]);
    expect(reasons(`### A\n\n${twice}`)).toContain(
      '4 “@@filename(a)”后面没有代码，这个文件名没有留下：补上代码，或者删掉这一行',
    );
    const [code] = codeOf(body(`${tick}typescript\n@@filename(a)\n@@switch\nlet a;\n${tick}`));
    expect([code!.lang, /title="([^"]*)"/.exec(code!.meta!)?.[1]]).toEqual(['js', 'a.js']);
  });
  test('a second @@filename begins a second sample; an unrelated js fence is kept apart', () => {
    expect(
      body(
        `${tick}typescript\n@@filename(a)\nlet a;\n@@filename(b)\nlet b;\n${tick}\n${tick}javascript\nlet c;\n${tick}`,
      ),
    ).toBe(
      [
        `${tick}ts title="a.ts" ${NOCHECK}\nlet a;\n${tick}`,
        `${tick}ts title="b.ts" ${NOCHECK}\nlet b;\n${tick}`,
        '<!-- 下面是另一个示例 -->',
        `${tick}js ${NOCHECK}\nlet c;\n${tick}`,
      ].join('\n\n'),
    );
  });
  test.each([
    ['shell', 'bash'],
    ['yml', 'yaml'],
    ['Dockerfile', 'dockerfile'],
    ['', 'text'],
    ['rust', 'text'],
    ['TypeScript', 'ts'],
  ])('%s is %s', (written, here) => {
    expect(codeOf(body(`${tick}${written}\nx\n${tick}`))[0]!.lang).toBe(here);
  });
  test('what a fork has written behind the language stays where it is read here', () => {
    const metaOf = (meta: string): string =>
      codeOf(body(`${tick}ts ${meta}\nlet a;\n${tick}`))[0]!.meta!;
    expect(metaOf('title="cats"')).toBe(`title="cats" ${NOCHECK}`);
    expect(metaOf('title="cats" nocheck="x"')).toBe('title="cats" nocheck="x"');
    expect(metaOf('{1,3}')).toBe(NOCHECK);
  });
  test('fragments get the frame that they need', () => {
    const frame = (code: string): string | undefined =>
      /frame="(\w+)"/.exec(codeOf(body(`${tick}typescript\n${code}\n${tick}`))[0]!.meta!)?.[1];
    expect([
      frame('@Get()\nfind() {}'),
      frame('await app.listen(3000);\nreturn 1;'),
      frame('{ a: 1, b() {} }'),
      frame('let a = 1;'),
    ]).toEqual(['class', undefined, 'value', undefined]);
  });
  test('one under HTML is not glued to it, one that is not closed is noted', () => {
    expect(
      codeOf(body(`<table>\n<tr><td>x</td></tr>\n</table>\n${tick}ts\na\n\nb\n${tick}\n\nEnd`)).map(
        ({ value }) => value,
      ),
    ).toEqual(['a\n\nb']);
    expect(reasons(`### A\n\n${tick}ts\nlet a;`)).toEqual([
      '3 这个代码围栏没有结束的 ```，后面的内容都算进了代码：补上结束的一行',
    ]);
  });
});

describe('callouts', () => {
  test.each([
    ['> info **Hint** Words.', ':::hint\nWords.\n:::'],
    ['> info **Note** Words\n> on.', ':::info\nWords\non.\n:::'],
    ['> warning **Warning** Words.', ':::warning\nWords.\n:::'],
    ['> error **Careful** Words.', ':::warning\n**Careful** Words.\n:::'],
    ['> info **提示** 字。', ':::hint\n字。\n:::'],
    ['> info Words.', ':::info\nWords.\n:::'],
    [
      '> info **Hint**\n>\n> - a\n>   > warning **Warning** b',
      '::::hint\n- a\n  :::warning\n  b\n  :::\n::::',
    ],
    ['> Note that it is a quotation.', '> Note that it is a quotation.'],
    ['> information is a word', '> information is a word'],
    ['> **Hint** no kind', '> **Hint** no kind'],
  ])('%s', (source, result) => expect(body(source)).toBe(result));
});

describe('HTML', () => {
  test.each([
    ['<app-banner-courses></app-banner-courses>', '::banner[courses]'],
    ['<app-banner-courses-graphql-cf></app-banner-courses-graphql-cf>', '::banner[courses]'],
    ['<app-banner-devtools>', '::banner[devtools]'],
    [
      'Words\n<app-banner-enterprise></app-banner-enterprise>\nmore',
      'Words\n\n::banner[enterprise]\n\nmore',
    ],
    ['<figure><img class="x" src="/assets/a.png" alt="A" /></figure>', '![A](/assets/a.png)'],
    [
      '<figure>\n  <img src="/a.png" />\n  <figcaption>Cats <b>eat</b></figcaption>\n</figure>',
      '![Cats eat](/a.png "Cats eat")',
    ],
    [
      '<table><tr><th>A</th></tr><tr><td><code>a | b</code></td></tr></table>',
      '| A |\n| - |\n| `a \\| b` |',
    ],
    ['<table><tr><td>a</td><td>b</td></tr></table>', '| | |\n| - | - |\n| a | b |'],
    [
      '<div class="file-tree"><div class="item">src</div><div class="children"><div class="item">a.ts</div></div></div>',
      `${tick}text\nsrc\n  a.ts\n${tick}`,
    ],
    ['<blockquote class="external">\n\n**Words**\n\n</blockquote>', '> **Words**'],
    ['a <code>x</code> <a href="cats" target="_blank">b</a><br>c', 'a `x` [b](/cats)\\\nc'],
    ['<kbd>Ctrl</kbd> x<sub>2</sub>', '<kbd>Ctrl</kbd> x<sub>2</sub>'],
    ['List<Cat> and Map<string, Cat>', 'List\\<Cat> and Map\\<string, Cat>'],
    ['&lt;Cat&gt;', '\\<Cat>'],
    ['<!-- remark -->', '<!-- remark -->'],
    ['a <!-- remark --> <b>b</b>', 'a <!-- remark --> **b**'],
    ['<!-- one --> x <!-- two -->', '<!-- one -->\n\nx\n\n<!-- two -->'],
    ['<!-- remark --> **after**', '<!-- remark -->\n\n**after**'],
    ['<a routerLink="/cats">x</a> <a name="old"></a>y', '[x](/cats) y'],
    ['<br>\nText **bold**', 'Text **bold**'],
    ['<!-- ts\nhidden\n-->', '<!-- 注： ts\nhidden\n-->'],
    ['**<code>x</code>** y', '**`x`** y'],
    ['<h4 id="own">Cats <code>x</code></h4>', '### Cats `x` {#own}'],
    ['<a href="/cats"></a>', '[/cats](/cats)'],
    ['<video controls><source src="/assets/a.mp4"></video>', '[/assets/a.mp4](/assets/a.mp4)'],
    ['<script>x()</script>\n\nWords', 'Words'],
    ['<p>open\n\n**Words**\n\n#### Next', 'open\n\n**Words**\n\n### Next {#next}'],
  ])('%s', (source, result) => expect(body(source)).toBe(result));
  test('what follows a remark that nobody closed keeps its lines', () => {
    expect(
      reasons(
        `### A\n\n<!-- open\n\n<b>Words</b>\n\n${tick}rust\nlet a;\n${tick}\n\n${tick}ts\nlet b;`,
      ),
    ).toEqual([
      '3 这条注释没有结束的 -->，后面的内容当作正文：补上它，或者删掉 <!--',
      '7 不认识的代码语言“rust”，按纯文本显示',
      '11 这个代码围栏没有结束的 ```，后面的内容都算进了代码：补上结束的一行',
    ]);
  });
  test('what has no form is noted with its line', () => {
    expect(
      reasons(
        '### A\n\n<app-banner-shop></app-banner-shop>\n\n<iframe src="https://video.example/1"></iframe>\n\n<div>open\n',
      ),
    ).toEqual([
      '3 <app-banner-shop> 在这里没有对应的写法，已去掉',
      '5 嵌入的页面改成了链接：给链接写上它是什么',
      '7 HTML 标签没有关闭：检查它后面的内容有没有排错',
    ]);
  });
});

test.each([
  [
    '[a](techniques/caching) [b](/cats/) [c](#own) [d](https://x.example/y) [e](./dogs.md#z)',
    '[a](/techniques/caching) [b](/cats) [c](#own) [d](https://x.example/y) [e](/techniques/dogs#z)',
  ],
  ['**bold**glued 和**提示：**正文', '**bold**glued 和**提示**：正文'],
  ["{{ '{' }}id{{ \"}\" }} `{{ '{' }}`", '{id} `{`'],
  ['at 10:30 :name', 'at 10:30 :name'],
])('words: %s', (source, result) => expect(body(source)).toBe(result));

test('a page of this project comes back as it is; an empty one and a fork’s front matter are no fault', () => {
  const own =
    '---\ntitle: 猫\ntitleEn: Cats\ndescription: 一。\nkeywords: [猫]\n---\n\n### 一 {#one}\n\n\n*  odd\n';
  expect(imported(own).markdown).toBe(own);
  expect(imported('').markdown).toContain('title: Cats');
  const fork = imported('---\ntitle: 猫\nsidebar_label: x\n---\n\n### Cats\n\n<app-banner-shop>\n');
  expect(fork.markdown).toContain('title: 猫\ntitleEn: Cats\n');
  expect(fork.findings.map(({ line }) => line)).toEqual([1, 8]);
});

test('windows line ends and a byte-order mark change nothing', () => {
  const source = `### A\n\n> info **Hint** x\n\n${tick}ts\n@@filename(a)\nlet a;\n@@switch\nlet b;\n${tick}\n`;
  expect(imported(`\uFEFF${source.replace(/\n/g, '\r\n')}`)).toEqual(imported(source));
});

describe('whatever is put together', () => {
  const seeds = Array.from({ length: 100 }, (_, index) => index + 1);
  const results = seeds.map((seed) => {
    const composition = compose(seed);
    return { ...composition, seed, ...imported(composition.source) };
  });

  test('every line of code and every word is there, in its order, and no tag is left', () => {
    for (const { code, words, seed, markdown: page, findings } of results) {
      const lines = codeOf(bodyOf(page))
        .flatMap(({ value }) => value.split('\n'))
        .map((line) => line.trimEnd())
        .filter(Boolean);
      const expected = code.map((line) => line.trimEnd());
      expect({ seed, lines: lines.filter((line) => expected.includes(line)) }).toEqual({
        seed,
        lines: expected,
      });
      expect({
        seed,
        lost: words.filter((word) => !bodyOf(page).replace(/\\/g, '').includes(word)),
      }).toEqual({ seed, lost: [] });
      expect({ seed, lost: findings.filter(({ why }) => why.startsWith('转换以后少了')) }).toEqual({
        seed,
        lost: [],
      });
      const tags: string[] = [];
      visit(markdown.parse(bodyOf(page)), 'html', ({ value }) => {
        if (/^<(?!!--|br>)/.test(value)) tags.push(value);
      });
      expect({ seed, tags }).toEqual({ seed, tags: [] });
    }
  });

  test('imported again it stays as it is', () => {
    for (const { markdown: page } of results) expect(imported(page).markdown).toBe(page);
  });

  test('the site takes every page', async () => {
    for (const { markdown: page } of results.slice(0, 40)) {
      const tree = await onSite(bodyOf(page));
      expect(tree.children.length).toBeGreaterThan(0);
    }
  });
});
