import { CAPTION } from '../../../../src/components/ScrollBox/caption';
import { watchScrollBoxes } from '../../../../src/components/ScrollBox/scrollBehaviour';

class Box {
  tabIndex: number | undefined;
  readonly attributes: Record<string, string> = {};
  readonly dataset: { scrollLabel: string; panel?: string } = { scrollLabel: '代码：main.ts' };
  clientWidth = 300;
  constructor(public scrollWidth: number) {}
  closest(selector: string): object | null {
    return selector === 'figure'
      ? {
          querySelector: (wanted: string) =>
            wanted.includes('[data-for="js"]') ? { textContent: 'main.$&.js' } : null,
        }
      : null;
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
  removeAttribute(name: string): void {
    if (name === 'tabindex') this.tabIndex = undefined;
    else delete this.attributes[name];
  }
}

let observed: Box[];
let resize: (...boxes: Box[]) => void;

beforeEach(() => {
  observed = [];
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(callback: (entries: Array<{ target: Box }>) => void) {
        resize = (...boxes) => callback(boxes.map((target) => ({ target })));
      }
      observe(box: Box): void {
        observed.push(box);
      }
      disconnect(): void {
        observed = [];
      }
    },
  });
});

const rootWith = (...boxes: Box[]): HTMLElement =>
  ({
    querySelectorAll: (selector: string) => (selector === '[data-scroll-label]' ? boxes : []),
  }) as unknown as HTMLElement;

test('a box that scrolls is a named stop for the keyboard and no landmark, one that fits is neither', () => {
  const [wide, narrow] = [new Box(301), new Box(300)];
  watchScrollBoxes(rootWith(wide, narrow));
  expect(observed).toEqual([wide, narrow]);
  resize(wide, narrow);
  expect([wide.tabIndex, wide.attributes]).toEqual([
    0,
    { role: 'group', 'aria-label': '代码：main.ts' },
  ]);
  expect([narrow.tabIndex, narrow.attributes]).toEqual([undefined, {}]);
});

test.each([
  ['js', '代码：main.$&.js'],
  ['ts', '代码：'],
])('the name of the %s panel is completed by the title in the caption', (panel, name) => {
  const box = new Box(301);
  Object.assign(box.dataset, { panel, scrollLabel: `代码：${CAPTION}` });
  watchScrollBoxes(rootWith(box));
  resize(box);
  expect(box.attributes['aria-label']).toBe(name);
});

test('it stops being one when the window grows', () => {
  const box = new Box(600);
  const stop = watchScrollBoxes(rootWith(box));
  resize(box);
  box.clientWidth = 600;
  resize(box);
  expect([box.tabIndex, box.attributes]).toEqual([undefined, {}]);
  stop();
  expect(observed).toEqual([]);
});
