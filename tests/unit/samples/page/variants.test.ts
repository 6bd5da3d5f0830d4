import { VFile } from 'vfile';
import { parsePage } from '../../../../src/remark/page';
import { readSamples } from '../../../../src/remark/readSamples';
import { javascriptOn } from '../../../../src/remark/variants';
import { samplesOn } from '../../../../src/samples/majors';
import { extract } from '../../../../src/samples/page/extract';
import { Variants } from '../../../../src/samples/page/variants';

const T = '```';
const TS = `${T}ts\nexport const a: number = 1;\n${T}\n`;
const JS = `${T}js\nmodule.exports = {};\n${T}\n`;
const MADE = 'export const a = 1;';
const BY_HAND = 'module.exports = {};';

/** The JavaScript of the first sample: as the check and the downloads have it, and as the site shows it. */
async function variantsOf(source: string): Promise<Array<string | undefined>> {
  const samples = samplesOn('11', extract(source).samples);
  const page = readSamples(parsePage(source, false).tree, new VFile({ path: 'docs/a.md' }));
  const shown = await javascriptOn(page, new VFile());
  return [(await Variants.of(samples)).get(samples[0]!), shown.get(page[0]!)];
}

test('a js fence right behind a ts one is its JavaScript', async () => {
  expect(await variantsOf(`${TS}\n${JS}`)).toEqual([BY_HAND, BY_HAND]);
  expect(await variantsOf(`- 一\n\n${`${TS}${JS}`.replace(/^/gm, '  ')}`)).toEqual([
    BY_HAND,
    BY_HAND,
  ]);
});

test.each([
  ['text', '打包的设置写在另一个文件里：'],
  ['a remark, as the importer puts there', '<!-- 下面是另一个示例 -->'],
  ['a sample that readers do not see', '<!-- json\n{}\n-->'],
  ['a fence that cannot be read', `${T}ts frame="nothing"\n${T}`],
  ['the end of a list', '- 一'],
])('%s between the two keeps them apart', async (name, between) => {
  const source = `${TS}\n${between}\n\n${JS}`;
  const samples = extract(source).samples;
  expect((await Variants.of(samples)).get(samples[0]!)).toBe(MADE);
  // The site stops at what it cannot read.
  if (!name.includes('cannot be read')) expect(await variantsOf(source)).toEqual([MADE, MADE]);
});

test('a file that readers do not see, and code that the browser fetches, have no JavaScript written by hand', async () => {
  expect(await variantsOf(`<!-- ts\nexport const a: number = 1;\n-->\n\n${JS}`)).toEqual([
    MADE,
    MADE,
  ]);
  const [made] = await variantsOf(`${TS}\n${T}js src="/samples/a.js"\n${T}\n`);
  expect(made).toBe(MADE);
});

test('JSX has none: an application of it comes in TypeScript only', async () => {
  const source = `${T}tsx\nexport const View = () => <p>猫</p>;\n${T}\n`;
  const { samples } = extract(source);
  const variants = await Variants.of(samples);
  expect(() => variants.get(samples[0]!)).toThrow('only="ts"');
});
