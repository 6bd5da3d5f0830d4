/** Forms of the official dialect in words of our own, put together at random: what a page of it may look like. */

/** A page, and what of it must be there afterwards. */
export interface Composition {
  source: string;
  /** Lines of code, in their order. */
  code: string[];
  words: string[];
}

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A block of a page: its source, with the code and the words in it. */
interface Block {
  text: string;
  code?: string[];
  words?: string[];
}

type Form = (name: string) => Block;

const tick = '```';

const CODE: ReadonlyArray<(name: string) => string[]> = [
  (name) => [`export const ${name} = '{{ not bound }}';`],
  (name) => ['@Injectable()', `export class ${name} {}`],
  (name) => [
    '@Get()',
    `find_${name}(@Param('id') id: string) {`,
    '',
    '  return `@@switch ${id}`;',
    '}',
  ],
  (name) => [`const ${name} = {`, '\tkey: 1, // tab', "  list: ['<div>', '&lt;', '**'],", '};'],
  (name) => [
    `// ${name}`,
    '# not a heading',
    '> info **Hint** not a quote',
    '- not a list',
    '    deep',
  ],
];

const fence = (
  pick: number,
  name: string,
  lines: readonly string[],
  open = 'typescript',
  first: readonly string[] = [],
): Block => {
  const code = CODE[pick % CODE.length]!(name);
  return {
    text: [`${tick}${open}`, ...first, ...code, ...lines, tick].join('\n'),
    code: code.filter((line) => line.trim() !== ''),
  };
};

const switched = (name: string): Block => {
  const [ts, js] = [CODE[1]!(`${name}Ts`), CODE[1]!(`${name}Js`)];
  return {
    text: [`${tick}typescript`, `@@filename(${name}.service)`, ...ts, '@@switch', ...js, tick].join(
      '\n',
    ),
    code: [...ts, ...js],
  };
};

const inQuote = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
const inItem = (text: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? `- ${line}` : line === '' ? '' : `  ${line}`))
    .join('\n');

const WORDS: readonly Form[] = [
  (name) => ({
    text: `Cats say ${name}first and *${name}second* to \`${name}third\`.`,
    words: [`${name}first`, `${name}second`, `${name}third`],
  }),
  (name) => ({
    text: `猫说**${name}粗：**正文，见[链接${name}](/cats)与[另一处](techniques/cats#${name})。`,
    words: [`${name}粗`, `链接${name}`],
  }),
  (name) => ({
    text: `A <code>${name}code</code> and <b>${name}bold</b><br>then Promise<${name}Type> &lt;${name}entity&gt;`,
    words: [`${name}code`, `${name}bold`, `${name}entity`],
  }),
  (name) => ({
    text: `Braces {{ '{' }} ${name}braces {{ "}" }} and snake_${name}_case 10:30 ::x`,
    words: [`${name}braces`],
  }),
  (name) => ({
    text: `Two lines ${name}a  \nbroken ${name}b\\\nand ${name}c\nsoft`,
    words: [`${name}a`, `${name}b`, `${name}c`],
  }),
];

const BLOCKS: readonly Form[] = [
  ...WORDS,
  (name) => fence(name.length, name, []),
  (name) => fence(0, name, [], 'typescript', [`@@filename(${name}.module)`]),
  (name) => fence(2, name, [], 'typescript', ['@@filename()']),
  (name) => fence(3, name, [], 'ts', [`@@filename(a/${name}.ts, b.ts)`]),
  switched,
  (name) => ({ ...switched(name), text: switched(name).text.replace(/@@filename.*\n/, '') }),
  (name) => ({
    text: `${tick}bash\n$ npm i --save ${name}\n${tick}`,
    code: [`$ npm i --save ${name}`],
  }),
  (name) => ({ text: `${tick}javascript\nrun('${name}');\n${tick}`, code: [`run('${name}');`] }),
  (name) => ({ text: `${tick}\nplain ${name}\n\n${tick}`, code: [`plain ${name}`] }),
  (name) => ({
    text: `Indented:\n\n    indented ${name}\n    again`,
    code: [`indented ${name}`, 'again'],
  }),
  (name) => ({ text: `~~~~json\n{"${name}": "${tick}"}\n~~~~`, code: [`{"${name}": "${tick}"}`] }),
  (name) => ({ text: `> info **Hint** Words ${name}hint\n> on two lines`, words: [`${name}hint`] }),
  (name) => ({
    text: `> warning **Notice** Words ${name}notice`,
    words: [`${name}notice`, 'Notice'],
  }),
  (name) => ({
    text: inQuote(`warning **Warning** ${name}quoted\n\n${switched(name).text}`),
    code: switched(name).code,
    words: [`${name}quoted`],
  }),
  (name) => ({
    text: `> info **Hint**\n${fence(0, name, []).text}`,
    code: fence(0, name, []).code,
  }),
  (name) => ({
    text: `> info **Note** ${name}list\n>\n> - one ${name}item`,
    words: [`${name}list`, `${name}item`],
  }),
  (name) => ({
    text: `> A quotation ${name}said\n> > inner ${name}inner`,
    words: [`${name}said`, `${name}inner`],
  }),
  (name) => ({
    text: `${inItem(`Item ${name}item`)}\n${inItem(`With code\n\n${fence(1, name, []).text}`)}`,
    code: fence(1, name, []).code,
    words: [`${name}item`],
  }),
  (name) => ({
    text: `1. One ${name}one\n   - deep ${name}deep\n2. Two`,
    words: [`${name}one`, `${name}deep`],
  }),
  (name) => ({
    text: '<app-banner-courses></app-banner-courses>',
    words: [],
    code: [],
    ...(name === '' && {}),
  }),
  () => ({ text: '<app-banner-shop>' }),
  (name) => ({
    text: `<figure><img src="/assets/${name}.png" /><figcaption>${name}caption</figcaption></figure>`,
    words: [`${name}caption`],
  }),
  (name) => ({
    text: `<table>\n  <tr>\n    <td><code>${name}key</code></td>\n    <td>${name}value <a href="/cats">x</a></td>\n  </tr>\n</table>`,
    words: [`${name}key`, `${name}value`],
  }),
  (name) => ({
    text: `<table>\n  <tr><td>${name}before</td></tr>\n</table>\n${fence(2, name, []).text}`,
    code: fence(2, name, []).code,
    words: [`${name}before`],
  }),
  (name) => ({
    text: `<div class="file-tree">\n  <div class="item">${name}src</div>\n  <div class="children">\n    <div class="item">${name}main</div>\n  </div>\n</div>`,
    words: [`${name}src`, `${name}main`],
  }),
  (name) => ({
    text: `<blockquote class="external">\n\nInside **${name}external**\n\n</blockquote>`,
    words: [`${name}external`],
  }),
  (name) => ({ text: `<p>Open ${name}open`, words: [`${name}open`] }),
  (name) => ({
    text: `<p align="center">${name}centre</p>\nGlued **${name}glued** to it`,
    words: [`${name}centre`, `${name}glued`],
  }),
  (name) => ({
    text: `| A | B |\n|---|---|\n| ${name}cell | <code>${name}html</code><br/>x |`,
    words: [`${name}cell`, `${name}html`],
  }),
  (name) => ({ text: `<!-- a remark ${name} -->` }),
  (name) => ({ text: `#### Section ${name} & \`code\` ##`, words: [name] }),
  (name) => ({ text: `##### Same title`, words: [], ...(name === '' && {}) }),
];

/** A page of blocks chosen by a seed; sometimes without empty lines where the dialect's authors leave them out, too. */
export function compose(seed: number): Composition {
  const random = randomOf(seed);
  const count = 3 + Math.floor(random() * 12);
  const blocks = Array.from({ length: count }, (_, index): Block => {
    const name = `w${seed}n${index}`;
    return BLOCKS[Math.floor(random() * BLOCKS.length)]!(name);
  });
  const isFence = (text: string): boolean => /^(?:`{3}|~{3})/.test(text);
  const source = blocks.reduce((text, block, index) => {
    const before = blocks[index - 1];
    // A fence may stand right under words, and words right under a fence.
    const isGlued =
      before !== undefined &&
      random() < 0.4 &&
      (isFence(block.text) || isFence(before.text)) &&
      !/^ {4}|^[-\d]|^>|^\||^<!--|^<p>/.test(before.text) &&
      !/^ {4}/.test(block.text);
    return `${text}${index === 0 ? '' : isGlued ? '\n' : '\n\n'}${block.text}`;
  }, '');
  const lines = `### Page ${seed}\n\n${source}\n`;
  const ending = random();
  return {
    source: `${ending < 0.2 ? '\uFEFF' : ''}${ending < 0.4 ? lines.replace(/\n/g, '\r\n') : ending < 0.6 ? lines.trimEnd() : lines}`,
    code: blocks.flatMap(({ code = [] }) => code),
    words: blocks.flatMap(({ words = [] }) => words),
  };
}
