import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { BUILD_DIR, CHAPTER, routes, useSite } from './site';

/**
 * Contrast of text whose background no rule can tell: words in drawings, code below the fade of a copy button. It is
 * measured from pixels (WCAG 1.4.3). Everywhere else axe decides, and tests/house/palettes.test.ts for each pair of tokens.
 */

jest.setTimeout(300_000);

const site = useSite();

const MINIMUM = 4.5;

/** Texts of one kind: the same in all that their contrast may hang on. The one that is the hardest to read stands for all. */
interface Kind {
  key: string;
  count: number;
  route: string;
  /** Its number among such texts of the page. */
  at: number;
  /** How far it stands below what covers it, with its box scrolled to the end. */
  below: number;
}

/** One document for the HTML of all pages, as in overflow.test.ts. */
async function stage(): Promise<Page> {
  const page = await site.open(CHAPTER, {
    javaScriptEnabled: false,
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
  });
  await page.evaluate(() => document.documentElement.setAttribute('data-js', ''));
  return page;
}

/** Shows a page's text, and makes its boxes that scroll stops, as the page's script would: a drawing fades out only then. */
async function show(page: Page, route: string): Promise<void> {
  const file = route === '/' ? 'index.html' : `${route}.html`;
  const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
  await page.evaluate((text) => {
    const shown = new DOMParser()
      .parseFromString(text, 'text/html')
      .querySelector('#__docusaurus')!;
    document.querySelector('#__docusaurus')!.replaceWith(shown);
    document.querySelectorAll('noscript').forEach((note) => note.remove());
    document.querySelectorAll('details').forEach((fold) => (fold.open = true));
    for (const box of shown.querySelectorAll<HTMLElement>('[data-scroll-label]'))
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    const inDrawings = [...shown.querySelectorAll('main svg text')];
    const belowFades = [...shown.querySelectorAll('main [data-quiet]')].flatMap((bar) => {
      const cover = bar.getBoundingClientRect();
      return [...bar.parentElement!.querySelectorAll('pre code, pre code *')].filter((element) => {
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()))
          return false;
        return [...element.getClientRects()].some(
          (box) => box.right > cover.left && box.top < cover.bottom && box.bottom > cover.top,
        );
      });
    });
    Object.assign(window, { undecided: [...inDrawings, ...belowFades] });
  }, html);
}

/** The kinds of texts of a page. */
const kindsOf = (page: Page, route: string): Promise<Kind[]> =>
  page.evaluate((shownRoute) => {
    const { undecided } = window as unknown as { undecided: Element[] };
    return undecided.map((element, at) => {
      const { fill, color, fontSize, fontWeight } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (element.closest('svg')) {
        // What is painted below its middle, without moving the page.
        const svg = element.closest('svg')!;
        const shapes = [...svg.querySelectorAll('rect, circle, ellipse, path, polygon')].filter(
          (shape) => {
            const around = shape.getBoundingClientRect();
            return (
              around.left <= box.left &&
              around.right >= box.right &&
              around.top <= box.top + box.height / 2 &&
              around.bottom >= box.bottom - box.height / 2 &&
              getComputedStyle(shape).fill !== 'none'
            );
          },
        );
        const ground = shapes.length > 0 ? getComputedStyle(shapes.at(-1)!).fill : 'page';
        return {
          key: `drawing ${fill} on ${ground} ${fontSize} ${fontWeight}`,
          count: 1,
          route: shownRoute,
          at,
          below: 0,
        };
      }
      const sample = element.closest('figure, [data-sample]')!;
      const cover = sample.querySelector('[data-quiet]')!.getBoundingClientRect();
      const scroller = element.closest('pre')!;
      const rest = scroller.scrollWidth - scroller.clientWidth;
      return {
        key: `code ${color} ${fontWeight} ${rest > 0 ? 'scrolls' : 'stays'}`,
        count: 1,
        route: shownRoute,
        at,
        below: box.right - rest - cover.left,
      };
    });
  }, route);

/** The contrast of each column of a text with what is behind it: the best of all places that its box scrolls to. */
async function columns(page: Page, at: number): Promise<number[]> {
  const states = await page.evaluate((index) => {
    const element = (window as unknown as { undecided: HTMLElement[] }).undecided[index]!;
    element.scrollIntoView({ block: 'center', inline: 'start' });
    const scroller = element.closest<HTMLElement>('pre, [tabindex]');
    const rest = scroller ? scroller.scrollWidth - scroller.clientWidth : 0;
    const step = scroller ? scroller.clientWidth / 2 : 1;
    return Array.from({ length: Math.ceil(rest / step) + 1 }, (_, number) =>
      Math.min(rest, number * step),
    );
  }, at);
  const best: number[] = [];
  for (const left of states) {
    const clip = await page.evaluate(
      ([index, to]) => {
        const element = (window as unknown as { undecided: HTMLElement[] }).undecided[index!]!;
        const scroller = element.closest<HTMLElement>('pre, [tabindex]');
        if (scroller) scroller.scrollLeft = to!;
        const [box] = element.getClientRects();
        const { x, y, width, height } = box ?? element.getBoundingClientRect();
        const from = Math.max(0, x);
        return {
          start: from - x,
          x: from,
          y: y + height / 4,
          width: Math.min(window.innerWidth, x + width) - from,
          height: height / 2,
        };
      },
      [at, left] as const,
    );
    if (clip.width < 1) continue;
    const pictures: string[] = [];
    // Without the text, then with a block of its colour in its place: thin strokes are never painted in full.
    for (const block of [false, true]) {
      await page.evaluate(
        ([index, isBlock]) => {
          const element = (window as unknown as { undecided: HTMLElement[] }).undecided[
            index as number
          ]!;
          if (element instanceof SVGTextElement) {
            const { x, y, width, height } = element.getBBox();
            const { fill } = getComputedStyle(element);
            const rect = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
            for (const [name, value] of Object.entries({ x, y, width, height }))
              rect.setAttribute(name, String(value));
            rect.style.fill = isBlock ? fill : 'transparent';
            rect.dataset.block = '';
            element.before(rect);
            element.style.visibility = 'hidden';
          } else {
            const { color } = getComputedStyle(element);
            element.style.backgroundColor = isBlock ? color : '';
            element.style.setProperty('-webkit-text-fill-color', 'transparent');
          }
        },
        [at, block] as const,
      );
      pictures.push(
        (
          await page.screenshot({
            clip: { x: clip.x, y: clip.y, width: clip.width, height: clip.height },
          })
        ).toString('base64'),
      );
      await page.evaluate((index) => {
        const element = (window as unknown as { undecided: HTMLElement[] }).undecided[index]!;
        element.removeAttribute('style');
        document.querySelectorAll('[data-block]').forEach((rect) => rect.remove());
      }, at);
    }
    const found = await page.evaluate(async (images) => {
      const [ground, text] = await Promise.all(
        images.map(async (image) => {
          const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
          canvas.drawImage(bitmap, 0, 0);
          return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      const luminance = ({ data }: ImageData, at: number): number => {
        const [r, g, b] = [0, 1, 2].map((part) => {
          const share = data[at + part]! / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
      };
      const { width, height } = ground!;
      return Array.from({ length: width }, (_, column) => {
        const rows = Array.from({ length: height }, (__, row) => {
          const at = 4 * (row * width + column);
          const [low, high] = [luminance(ground!, at), luminance(text!, at)].sort((a, b) => a - b);
          return (high! + 0.05) / (low! + 0.05);
        });
        return Math.min(...rows);
      });
    }, pictures);
    const shift = Math.round(clip.start);
    found.forEach((value, column) => {
      best[column + shift] = Math.max(best[column + shift] ?? 0, value);
    });
  }
  // Edges are half text, half ground.
  return best.slice(1, -1);
}

test('words in drawings and code below fades: 4.5, in both themes', async () => {
  const page = await stage();
  const kinds = new Map<string, Kind>();
  for (const route of routes) {
    await show(page, route);
    for (const kind of await kindsOf(page, route)) {
      const known = kinds.get(kind.key);
      const count = (known?.count ?? 0) + 1;
      kinds.set(kind.key, { ...(known && known.below >= kind.below ? known : kind), count });
    }
  }
  const faults: string[] = [];
  const lines: string[] = [];
  for (const { key, count, route, at } of kinds.values()) {
    await show(page, route);
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate(
        (name) => document.documentElement.setAttribute('data-theme', name),
        theme,
      );
      const found = await columns(page, at);
      const least = Math.min(...found);
      lines.push(`${least.toFixed(2)} ${theme} ${key} (${count}) ${route}`);
      if (!(least >= MINIMUM)) faults.push(lines.at(-1)!);
    }
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  }
  const total = [...kinds.values()].reduce((sum, { count }) => sum + count, 0);
  console.log(`${total} texts of ${kinds.size} kinds\n${lines.join('\n')}`);
  expect(faults).toEqual([]);
  expect(total).toBeGreaterThan(1000);
});
