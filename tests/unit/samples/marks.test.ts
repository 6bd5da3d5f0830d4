import { parseFence } from '../../../src/samples/fence';
import { highlight } from '../../../src/samples/highlight';
import {
  changedLines,
  correspondingLines,
  formatMarks,
  markFault,
  parseMarks,
} from '../../../src/samples/marks';

describe('the value', () => {
  test.each([
    ['3', [3]],
    ['3-5,8', [3, 4, 5, 8]],
    [' 8 , 1-2 ', [8, 1, 2]],
    ['2-2', [2]],
  ])('%s', (value, lines) => expect(parseMarks(value)).toEqual(lines));

  test.each(['', '0', '5-3', '3-', '-3', 'a', '3;4', '1.5', '2,2', '1-3,3', '99999'])(
    '%s cannot be read',
    (value) => expect(parseMarks(value)).toBeUndefined(),
  );

  test('a fence says so', () => {
    expect(parseFence('ts', 'mark="3-5,8"')).toEqual({ language: 'ts', mark: [3, 4, 5, 8] });
    expect(parseFence('json', 'mark="1"')).toEqual({ language: 'json', mark: [1] });
    expect(() => parseFence('ts', 'mark="5-3"')).toThrow('读不懂“5-3”。标出的行写成 3-5,8');
  });
});

describe('what is wrong with it', () => {
  const fault = (meta: string, code: string): string | undefined =>
    markFault(parseFence('ts', meta), code);

  test('nothing, where every line is there', () => {
    expect(fault('mark="1-3"', 'a\nb\nc')).toBeUndefined();
    expect(fault('', 'a')).toBeUndefined();
  });
  test('a line that is not', () =>
    expect(fault('mark="2-4"', 'a\nb\nc')).toMatch('第 4 行不存在，这段代码只有 3 行'));
  test('a text that is fetched', () =>
    expect(fault('mark="1" src="/samples/cats.ts"', '')).toMatch('mark 和 src 不能一起写'));
});

describe('the markup', () => {
  const plain = (html: string): string =>
    html
      .replace(/<[^>]*>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&amp;/g, '&');

  test('a marked line is an element with its line break; the text stays', () => {
    expect(highlight('a\nb <c>\nd', 'text', [2])).toBe('a\n<mark>b &lt;c&gt;\n</mark>d');
    expect(highlight('a\nb', 'text', [2])).toBe('a\n<mark>b</mark>');
    expect(highlight('a\n\nb', 'text', [2])).toBe('a\n<mark>\n</mark>b');
  });

  test('colours that go over lines end and begin again at a mark', () => {
    const code = 'const a = `one\ntwo\nthree`;';
    const html = highlight(code, 'ts', [2]);
    expect(html).toContain('<mark><span class="tok-string">two</span>\n</mark>');
    expect(plain(html)).toBe(code);
    // Elements are well nested: none is open where a mark begins or ends.
    for (const part of html.split(/<\/?mark>/))
      expect(part.split('<span').length).toBe(part.split('</span>').length);
  });

  test('without marks nothing changes', () =>
    expect(highlight('const a = 1;', 'ts', [])).toBe(highlight('const a = 1;', 'ts')));
});

describe('the lines of the JavaScript variant', () => {
  const TS = `@Controller('cats')
export class CatsController {
  constructor(private readonly cats: CatsService) {}

  @Post()
  async create(@Body() dto: CreateCatDto): Promise<void> {
    this.cats.create(dto);
  }
}`;
  const JS = `@Controller('cats')
@Dependencies(CatsService)
export class CatsController {
  constructor(cats) {
    this.cats = cats;
  }

  @Post()
  @Bind(Body())
  async create(dto) {
    this.cats.create(dto);
  }
}`;

  test('a line that is the same in both', () =>
    expect(correspondingLines(TS, JS, [7])).toEqual([11]));
  test('a line that was rewritten into several', () =>
    expect(correspondingLines(TS, JS, [6])).toEqual([9, 10]));
  test('a whole method', () =>
    expect(correspondingLines(TS, JS, [5, 6, 7, 8])).toEqual([8, 9, 10, 11, 12]));
  test('everything', () =>
    expect(correspondingLines(TS, JS, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ]));
  test('a constructor', () => expect(correspondingLines(TS, JS, [3])).toEqual([4, 5, 6]));

  test('one line for one, in a piece of as many lines', () =>
    expect(
      correspondingLines('let a: number;\nlet b: string;\nf();', 'let a;\nlet b;\nf();', [2]),
    ).toEqual([2]));
  test('a line that is no longer there is marked nowhere', () =>
    expect(correspondingLines('interface A {}\nf();', 'f();', [1])).toEqual([]));
  test('where it cannot be told, none', () =>
    expect(
      correspondingLines('a(x: A);\nb(x: B);\nend();\nf();', 'c();\nend();\nf();', [1, 4]),
    ).toEqual([]));
  test('no marks, no lines', () => expect(correspondingLines(TS, JS, [])).toEqual([]));
});

test.each(['1', '3-5,8', '1-2,4,6-9'])('%s is written as it was read', (value) =>
  expect(formatMarks(parseMarks(value)!)).toBe(value),
);

test('what is new or changed: also a line that only moved, but no blank one', () => {
  const earlier = 'first();\nsecond();\nthe third of them();';
  expect(changedLines(earlier, earlier)).toEqual([]);
  expect(changedLines(earlier, '\nfirst();\n  second();\nmore();\nthe third of them();')).toEqual([
    4,
  ]);
  expect(changedLines(earlier, 'the third of them();\nfirst();\nsecond();')).toEqual([2, 3]);
});
