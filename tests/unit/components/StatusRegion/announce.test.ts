import { announce } from '../../../../src/components/StatusRegion/announce';

interface Region {
  dataset: Record<string, string>;
  textContent: string;
}

const inDocument = (region: Region | null): void =>
  void Object.assign(globalThis, { document: { getElementById: () => region } });

test('the region says what its markup has for it, and the same sentence twice so that it is heard twice', () => {
  const region = { dataset: { copied: '已复制', dark: '深色' }, textContent: '' };
  inDocument(region);
  const said = (['copied', 'copied', 'copied', 'dark'] as const).map((sentence) => {
    announce(sentence);
    return region.textContent;
  });
  expect(said).toEqual(['已复制', '已复制\u00a0', '已复制', '深色']);
});

test('without a region, or words for it, nothing happens', () => {
  const region = { dataset: {}, textContent: 'before' };
  inDocument(region);
  announce('copied');
  expect(region.textContent).toBe('before');
  inDocument(null);
  announce('copied');
});
