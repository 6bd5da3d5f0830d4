import {
  activeHeading,
  headingText,
  type ContentsHeading,
} from '../../../../src/components/TableOfContents/activeHeading';

const headings: ContentsHeading[] = [200, 600, 650, 2000].map((offsetTop, index) => ({
  id: `h${index}`,
  offsetTop,
  textContent: '',
}));
const at = (scrollY: number): string | undefined => activeHeading(headings, scrollY)?.id;

describe('the active heading (ARCHITECTURE.md#contents-list): its next one starts below the scroll position plus 100 px plus 15 px', () => {
  test.each([
    [0, 'h0'],
    [484, 'h0'],
    [485, 'h1'],
    [534, 'h1'],
    [535, 'h2'],
    [1884, 'h2'],
    [1885, 'h3'],
    [100000, 'h3'],
  ])('at %d px it is %s', (scrollY, id) => expect(at(scrollY)).toBe(id));

  test('a heading that was just jumped to is the active one', () => {
    for (const { id, offsetTop } of headings) expect(at(offsetTop - 100)).toBe(id);
  });

  test('none without headings', () => expect(activeHeading([], 0)).toBeUndefined());
});

test.each([
  ['授权守卫#', '授权守卫'],
  ['  授权守卫 # 本节的链接', '授权守卫'],
  ['#', ''],
  ['无', '无'],
])('the words of %j are %j', (text, words) => expect(headingText(text)).toBe(words));
