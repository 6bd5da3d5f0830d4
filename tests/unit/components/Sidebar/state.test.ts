import { NARROW_BREAKPOINT_PX } from '../../../../src/constants';
import {
  followWidth,
  isNarrow,
  isSidebarOpen,
  onSidebarChange,
  setSidebar,
} from '../../../../src/components/Sidebar/state';

let dataset: { sidebar?: string };
let width: number;
let isPrinting: boolean;
let onChange: Array<() => void>;

beforeEach(() => {
  dataset = {};
  width = 1280;
  isPrinting = false;
  onChange = [];
  const matches = (query: string): boolean =>
    query === 'print' ? isPrinting : width <= Number(/^\(max-width: (\d+)px\)$/.exec(query)![1]);
  const matchMedia = (query: string): object => ({
    matches: matches(query),
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
      onChange.push(() => listener({ matches: matches(query) })),
  });
  Object.assign(globalThis, { document: { documentElement: { dataset } }, window: { matchMedia } });
});

test('open by default on wide screens, closed at 768 px and below', () => {
  for (const [at, open] of [
    [1280, true],
    [NARROW_BREAKPOINT_PX + 1, true],
    [NARROW_BREAKPOINT_PX, false],
    [320, false],
  ] as const) {
    width = at;
    expect([at, isNarrow(), isSidebarOpen()]).toEqual([at, !open, open]);
  }
});

test('without media queries the window’s width tells', () => {
  for (const [innerWidth, narrow] of [
    [NARROW_BREAKPOINT_PX + 1, false],
    [NARROW_BREAKPOINT_PX, true],
  ] as const) {
    Object.assign(globalThis, { window: { innerWidth } });
    expect([isNarrow(), isSidebarOpen()]).toEqual([narrow, !narrow]);
  }
  expect(followWidth).not.toThrow();
});

test('the reader’s choice wins, and can be taken back', () => {
  setSidebar(false);
  expect([dataset.sidebar, isSidebarOpen()]).toEqual(['closed', false]);
  width = 320;
  setSidebar(true);
  expect([dataset.sidebar, isSidebarOpen()]).toEqual(['open', true]);
  setSidebar(undefined);
  expect(dataset).toEqual({});
  expect(isSidebarOpen()).toBe(false);
});

test('listeners hear of every change', () => {
  const seen: boolean[] = [];
  onSidebarChange(() => seen.push(isSidebarOpen()));
  setSidebar(false);
  setSidebar(true);
  expect(seen).toEqual([false, true]);
});

test('a window that becomes narrow or wide goes back to its default', () => {
  followWidth();
  setSidebar(true);
  width = 700;
  onChange.forEach((listener) => listener());
  expect(isSidebarOpen()).toBe(false);
});

test('on paper, which is narrow, and after it the menu is as it was', () => {
  followWidth();
  setSidebar(false);
  for (const [at, printing] of [
    [700, true],
    [1280, false],
  ] as const) {
    [width, isPrinting] = [at, printing];
    onChange.forEach((listener) => listener());
    expect(dataset).toEqual({ sidebar: 'closed' });
  }
});
