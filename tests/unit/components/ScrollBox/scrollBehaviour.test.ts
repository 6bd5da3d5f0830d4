import { watchScrollBoxes } from '../../../../src/components/ScrollBox/scrollBehaviour';

class Box {
  tabIndex: number | undefined;
  readonly attributes: Record<string, string> = {};
  readonly dataset = { scrollLabel: '代码：main.ts' };
  clientWidth = 300;
  constructor(public scrollWidth: number) {}
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
