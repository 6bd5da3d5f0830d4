import { AD_RECHECK_MS, AD_TIMEOUT_MS, PAGE_SCROLL_DEBOUNCE_MS } from '../../../../src/constants';

jest.mock('../../../../src/browser/idle', () => ({
  whenPainted: (next: () => void) => void painted.push(next),
  whenLoaded: (next: () => void) => next(),
}));

class Made {
  contentWindow = {};
  attributes: Record<string, string> = {};
  title = '';
  src = '';
  referrerPolicy = '';
  textContent = '';
  isHovered = false;
  constructor(readonly localName: string) {}
  /** The only question: whether it is a frame, perhaps only one that the pointer is not on. */
  matches(selector: string): boolean {
    return this.localName === 'iframe' && !(selector.endsWith(':not(:hover)') && this.isHovered);
  }
  focus(): void {
    hold(this);
  }
  blur(): void {
    hold(null);
  }
  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }
}

class Slot {
  ariaLabel = '广告';
  children: Made[] = [];
  hidden = false;
  hasChildNodes(): boolean {
    return this.children.length > 0;
  }
  /** Every word written as its place. */
  places: string[] = [];
  dataset: Record<string, string | undefined>;
  constructor(account: Record<string, string> = {}) {
    const { places } = this;
    this.dataset = new Proxy<Record<string, string | undefined>>(
      { place: 'hidden', ...account },
      {
        set: (target, name: string, value: string) => {
          if (name === 'place') places.push(value);
          target[name] = value;
          return true;
        },
      },
    );
  }
  replaceChildren(...children: Made[]): void {
    this.children = children;
  }
  querySelector(selector: string): Made | null {
    return this.children.find(({ localName }) => localName === selector) ?? null;
  }
}

/** Where a browser says that a slot is. */
interface Seen {
  isIntersecting: boolean;
  boundingClientRect: { top: number };
}
let seen: (entries: Seen[]) => void;

const ACCOUNT = { network: 'serve=A&placement=b', needs: '要网络' };

let painted: Array<() => void>;
let inDocument: Slot | null;
let contentsHeight: number;
let observers: Array<{ isOn: boolean; decide: () => void }>;
let listeners: Record<string, (event: object) => void>;
/** What has the keyboard. */
let active: Made | null;
const hold = (element: Made | null): void => void (active = element);
let online: boolean;
let ad: { startAd: () => void; showAd: () => void };

const show = (slot: Slot | null): Slot | null => {
  inDocument = slot;
  ad.showAd();
  return slot;
};
const paint = (): void => painted.splice(0).forEach((next) => next());
const network = (isThere: boolean): void => {
  online = isThere;
  listeners[isThere ? 'online' : 'offline']!({});
};
const names = (slot: Slot): string[] => slot.children.map(({ localName }) => localName);
const tell = (frame: Made | undefined, data: unknown): void =>
  listeners.message!({ source: frame?.contentWindow ?? null, data });

beforeEach(() => {
  jest.useFakeTimers();
  [painted, inDocument, contentsHeight, observers, listeners, online] = [
    [],
    null,
    100,
    [],
    {},
    true,
  ];
  active = null;
  Object.defineProperty(globalThis, 'navigator', {
    value: {
      get onLine() {
        return online;
      },
    },
    configurable: true,
  });
  Object.assign(globalThis, {
    window: {
      innerWidth: 1280,
      innerHeight: 900,
      setTimeout,
      clearTimeout,
      addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
    },
    document: {
      get activeElement() {
        return active;
      },
      getElementById: (id: string) =>
        id === 'ad' ? inDocument : id === 'contents' ? { scrollHeight: contentsHeight } : null,
      createElement: (name: string) => new Made(name),
    },
    getComputedStyle: () => ({ fontSize: '16px' }),
    IntersectionObserver: class {
      constructor(tell: (entries: Seen[]) => void) {
        seen = tell;
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
    ResizeObserver: class {
      constructor(private readonly decide: () => void) {}
      private entry?: (typeof observers)[number];
      observe(): void {
        observers.push((this.entry = { isOn: true, decide: this.decide }));
      }
      disconnect(): void {
        if (this.entry) this.entry.isOn = false;
      }
    },
  });
  // Each test has a document of its own.
  jest.isolateModules(() => {
    ad = require('../../../../src/components/AdSlot/adBehaviour') as typeof ad;
  });
  ad.startAd();
});

afterEach(() => jest.useRealTimers());

describe('the place', () => {
  test('is decided once the page has been looked at, and written only when it changes', () => {
    const slot = show(new Slot())!;
    jest.advanceTimersByTime(AD_RECHECK_MS - 1);
    expect(slot.places).toEqual([]);
    jest.advanceTimersByTime(1);
    listeners.scroll!({});
    jest.advanceTimersByTime(PAGE_SCROLL_DEBOUNCE_MS);
    expect(slot.places).toEqual(['fixed']);
    contentsHeight = 541;
    listeners.resize!({});
    listeners.scroll!({});
    jest.advanceTimersByTime(PAGE_SCROLL_DEBOUNCE_MS - 1);
    expect(slot.places).toEqual(['fixed']);
    jest.advanceTimersByTime(1);
    expect(slot.places).toEqual(['fixed', 'hidden']);
  });

  test('is that of the page before, across one without an advertisement, until the contents list is laid out', () => {
    show(new Slot());
    jest.advanceTimersByTime(AD_RECHECK_MS);
    expect(observers).toEqual([]);
    show(null);
    listeners.scroll!({});
    jest.runAllTimers();
    const slot = show(new Slot())!;
    expect(slot.places).toEqual(['fixed']);
    contentsHeight = 541;
    observers[0]!.decide();
    expect(slot.places).toEqual(['fixed', 'hidden']);
  });

  test('what was begun for a page ends with it; the same slot shown again changes nothing', () => {
    show(new Slot());
    jest.advanceTimersByTime(AD_RECHECK_MS);
    const slot = show(new Slot(ACCOUNT))!;
    paint();
    listeners.scroll!({});
    const [timers, children] = [jest.getTimerCount(), slot.children];
    ad.showAd();
    paint();
    expect([jest.getTimerCount(), slot.children, observers.length]).toEqual([timers, children, 1]);
    show(null);
    expect([timers, jest.getTimerCount(), observers[0]!.isOn]).toEqual([3, 0, false]);
  });
});

describe("the network's", () => {
  const begun = (): Slot => {
    const slot = show(new Slot(ACCOUNT))!;
    paint();
    return slot;
  };

  test('begins when the page is painted, in a closed frame with the account', () => {
    const slot = show(new Slot(ACCOUNT))!;
    expect(names(slot)).toEqual([]);
    paint();
    expect(slot.children).toMatchObject([
      {
        localName: 'iframe',
        title: '广告',
        src: '/ad-frame.html?serve=A&placement=b',
        referrerPolicy: 'strict-origin-when-cross-origin',
        attributes: { sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox' },
      },
    ]);
  });

  test('our own advertisement is left alone', () => {
    const slot = new Slot();
    slot.children = [new Made('a')];
    show(slot);
    paint();
    network(false);
    network(true);
    jest.runAllTimers();
    expect([names(slot), slot.dataset.phase]).toEqual([['a'], undefined]);
  });

  test('silent for too long it is given up, loaded it stays', () => {
    const silent = begun();
    jest.advanceTimersByTime(AD_TIMEOUT_MS - 1);
    expect(names(silent)).toEqual(['iframe']);
    jest.advanceTimersByTime(1);
    expect(names(silent)).toEqual([]);
    const loaded = begun();
    const [frame] = loaded.children;
    tell(frame, { ad: 'loaded', height: 1e9 });
    jest.advanceTimersByTime(AD_TIMEOUT_MS);
    network(false);
    expect(loaded.children[0]).toBe(frame);
  });

  test('given up, it takes no room, from when that is below what the reader sees', () => {
    const slot = begun();
    jest.advanceTimersByTime(AD_TIMEOUT_MS);
    for (const [isIntersecting, top] of [
      [true, 300],
      [false, -500],
    ] as const) {
      seen([{ isIntersecting, boundingClientRect: { top } }]);
      expect(slot.hidden).toBe(false);
    }
    seen([{ isIntersecting: false, boundingClientRect: { top: 2000 } }]);
    expect(slot.hidden).toBe(true);
  });

  test('only its own frame is heard, and only what makes sense', () => {
    const [left] = begun().children;
    const slot = begun();
    const [frame] = slot.children;
    tell(left, { ad: 'failed' });
    tell(undefined, { ad: 'failed' });
    for (const data of [null, undefined, 'failed', 1, {}, { ad: 'other' }]) tell(frame, data);
    expect([slot.children, slot.dataset.phase]).toEqual([[frame], 'waiting']);
    tell(frame, { ad: 'failed' });
    expect(names(slot)).toEqual([]);
    // Gone, it is not heard any more.
    tell(frame, { ad: 'loaded' });
    expect(slot.dataset.phase).toBe('failed');
  });

  describe('and the keyboard', () => {
    let slot: Slot;
    let frame: Made;
    let field: Made;
    const focus = (element: Made): void => {
      element.focus();
      listeners.focusin!({});
    };
    /** The frame has the keyboard now; the document is told so. */
    const enters = (): void => {
      frame.focus();
      listeners.blur!({});
      jest.advanceTimersByTime(0);
    };
    beforeEach(() => {
      slot = begun();
      frame = slot.children[0]!;
      field = new Made('input');
      focus(field);
    });

    test('taken by itself, it goes back to what had it; taken again, the frame is given up', () => {
      enters();
      expect([active, slot.children]).toEqual([field, [frame]]);
      enters();
      expect([active, slot.children, slot.dataset.phase]).toEqual([field, [], 'failed']);
    });

    test('each frame has a first time of its own', () => {
      enters();
      slot = begun();
      frame = slot.children[0]!;
      enters();
      expect([active, slot.children]).toEqual([field, [frame]]);
    });

    test('goes to nothing when nothing had it, or what had it can have it no more', () => {
      active = null;
      listeners.pointerup!({});
      enters();
      expect(active).toBe(null);
      focus(field);
      field.focus = () => undefined;
      enters();
      expect(active).toBe(null);
    });

    test('is given when the reader goes there: with the pointer, or with the Tab that has led nowhere else', () => {
      frame.isHovered = true;
      enters();
      expect(active).toBe(frame);
      frame.isHovered = false;
      focus(field);
      for (let times = 0; times < 3; times += 1) {
        listeners.keydown!({ key: 'Tab' });
        enters();
        expect(active).toBe(frame);
      }
      listeners.keydown!({ key: 'Tab' });
      focus(field);
      enters();
      expect(active).toBe(field);
    });

    test('is not wanted back when another window has it', () => {
      active = field;
      listeners.blur!({});
      jest.advanceTimersByTime(0);
      expect([active, slot.children]).toEqual([field, [frame]]);
      enters();
      expect(slot.children).toEqual([frame]);
    });
  });

  test('a page that is left before it is painted has none', () => {
    const left = show(new Slot(ACCOUNT))!;
    const [begin] = painted.splice(0);
    const slot = show(new Slot(ACCOUNT))!;
    begin!();
    expect([names(left), names(slot)]).toEqual([[], []]);
    paint();
    expect(names(slot)).toEqual(['iframe']);
  });

  test('without a network a line says so, until there is one', () => {
    online = false;
    const slot = show(new Slot(ACCOUNT))!;
    expect(slot.children).toMatchObject([{ localName: 'p', textContent: '要网络' }]);
    paint();
    expect(names(slot)).toEqual(['p']);
    network(true);
    expect(names(slot)).toEqual(['iframe']);
    network(false);
    expect(names(slot)).toEqual(['p']);
    jest.advanceTimersByTime(AD_TIMEOUT_MS);
    expect(names(slot)).toEqual(['p']);
    network(true);
    expect(names(slot)).toEqual([]);
  });
});
