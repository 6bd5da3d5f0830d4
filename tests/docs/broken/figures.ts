import type {Case} from './case';

const INK = 'var(--figure-ink, #1b1b22)';
const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 200" width="720" height="200" id="figure" font-size="15">';
const drawing = (inside: string, root = ROOT): Case['files'] => ({'docs/cats.svg': `${root}\n${inside}\n</svg>\n`});
const text = (attributes: string, words: string): string => `<text fill="${INK}" ${attributes}>${words}</text>`;
const BOX = `<rect x="10" y="60" width="100" height="56" fill="var(--figure-surface, #f6f6f8)"/>`;

const GOOD = '![一只猫](./cats.svg "图注")\n';
const BAD = '![一只猫](./cats.svg "图注") ◀\n';

const wrong = (name: string, inside: string, says: string, root?: string): Case => ({name, page: BAD, files: drawing(inside, root), says});

export const figures: readonly Case[] = [
  {name: '没有替代文本', page: '![](./cats.svg) ◀\n', files: drawing(''), says: '缺少替代文本'},
  {name: '引用式的图片', page: '![][shot] ◀\n\n![猫][shot] ◀\n\n[shot]: /cats.png\n', says: '圆括号里'},
  {name: '图注重复替代文本', page: '![猫](./cats.svg "猫") ◀\n', files: drawing(''), says: '念两遍'},
  {name: '文件不存在', page: '![猫](./cat.svg) ◀\n', files: {'docs/other.svg': ''}, says: '没有 docs/cat.svg'},
  {name: '文件名写错', page: '![猫](./guard.svg) ◀\n', files: {'docs/guards.svg': ''}, says: '是不是“docs/guards.svg”'},
  {name: '不是 SVG', page: '![猫](./cats.png) ◀\n', files: {'docs/cats.png': ''}, says: '写成 ./名字.svg'},
  {name: '别的网站的图', page: '![猫](https://example.com/cats.svg) ◀\n', says: '写成 ./名字.svg'},
  {name: '和文字在一段', page: '看 ![猫](./cats.svg) ◀\n', files: drawing(''), says: '单独成段'},
  {name: '画了没有用', page: '--- ◀\n', files: drawing(''), says: '没有一页用到'},
  wrong('没有 id="figure"', '', 'id="figure"', ROOT.replace(' id="figure"', '')),
  wrong('没有 xmlns', '', 'xmlns', '<svg viewBox="0 0 720 200" width="720" height="200" id="figure" font-size="15">'),
  wrong('viewBox 与尺寸不一致', '', 'viewBox', ROOT.replace('height="200"', 'height="220"')),
  wrong('太宽', '', '不能超过 720', ROOT.replaceAll('720', '721')),
  wrong('字太小', text('x="10" y="20" font-size="12"', '猫'), 'docs/cats.svg:2 字号 12 太小'),
  wrong('没有字号', text('x="10" y="20"', '猫'), '没有 font-size', ROOT.replace(' font-size="15"', '')),
  wrong('<style>', '<style>text{fill:red}</style>', '不能有 <style>'),
  wrong('<script>', '<script>1</script>', '不能有 <script>'),
  wrong('<marker>', '<marker></marker>', '不能有 <marker>'),
  wrong('style=', '<rect x="1" y="1" width="9" height="9" style="fill:red"/>', 'style='),
  wrong('onload=', `<g onload="x()"></g>`, 'onload='),
  wrong('颜色写死', '<rect x="1" y="1" width="9" height="9" fill="#ff0000"/>', 'fill="#ff0000" 不是约定的颜色'),
  wrong('备用值不对', '<rect x="1" y="1" width="9" height="9" fill="var(--figure-ink, #000000)"/>', 'fill="var(--figure-ink, #000000)"'),
  wrong('没有备用值', '<rect x="1" y="1" width="9" height="9" stroke="var(--figure-line)"/>', 'stroke="var(--figure-line)"'),
  wrong('文字出了右边', text('x="640" y="20"', '猫在右边的边缘外面'), '超出了图的边缘'),
  wrong('居中的文字出了左边', text('x="20" y="20" text-anchor="middle"', '猫在左边的边缘外面'), '超出了图的边缘'),
  wrong('文字出了下边', text('x="20" y="205"', '猫'), '超出了图的边缘'),
  wrong('平移以后出了右边', `<g transform="translate(600 0)">${text('x="100" y="20"', '猫猫猫')}</g>`, '超出了图的边缘'),
  wrong('文字出了方框', `${BOX}${text('x="60" y="93" text-anchor="middle"', '方框里放不下的文字')}`, '超出了它的方框'),
  wrong('XML 声明', '', 'XML 声明', `<?xml version="1.0"?>${ROOT}`),
  wrong('不是图', '', '不是 SVG 图', '<p>'),
  {name: '好：按约定画的图', page: GOOD, files: drawing(`${BOX}${text('x="60" y="93" text-anchor="middle"', '放得下的字')}<path d="M1 1h9" stroke="${INK}" fill="none"/>`)},
  {name: '好：看不出范围的文字', page: GOOD, files: drawing(text('x="700" y="20" transform="rotate(90)"', '转过来的文字'))},
  {name: '好：上一级文件夹的图', file: 'docs/techniques/cats.md', page: '![猫](../cats.svg)\n', files: drawing('')},
];
