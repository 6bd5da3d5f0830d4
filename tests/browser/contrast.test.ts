import type { Page } from '@playwright/test';
import { bookDocument, builtHtml, showHtml } from './bookHtml';
import { contrast } from '../support/contrast';
import { corners } from './corners';
import { CHAPTER, expect, routes, test } from './site';

/**
 * Contrast where axe cannot tell what a text stands on, in both themes (WCAG 1.4.3). Everywhere else axe decides
 * (pages.test.ts), and tests/house/palettes.test.ts for each pair of colours.
 */

test.describe.configure({ timeout: 600_000 });

const MINIMUM = 4.5;

/** Drawings in one picture: it may not be higher than what the browser draws at once. */
const AT_ONCE = 12;

/** Gathers the drawings of the book, to be shown in place of a page's text. */
async function gatherDrawings(page: Page): Promise<number> {
  await showHtml(page, CHAPTER);
  return page.evaluate(
    (pages) => {
      const drawings = pages.flatMap(([route, html]) =>
        [
          ...new DOMParser()
            .parseFromString(html!, 'text/html')
            .querySelectorAll<HTMLElement>('main figure:not([data-sample])'),
        ].map((drawing) => {
          drawing.dataset.route = route;
          return drawing;
        }),
      );
      const sheet = new CSSStyleSheet();
      // Not `display: none`: where they stand is still asked.
      sheet.replaceSync('main svg text { opacity: 0 }');
      document.adoptedStyleSheets.push(sheet);
      Object.assign(window, { drawings });
      return drawings.length;
    },
    routes.map((route) => [route, builtHtml(route)]),
  );
}

/** Shows some of them, one below the other. */
const showDrawings = (page: Page, from: number, to: number): Promise<void> =>
  page.evaluate(
    ([first, end]) => {
      const { drawings } = window as unknown as { drawings: HTMLElement[] };
      document.querySelector('main .prose')!.replaceChildren(...drawings.slice(first, end));
    },
    [from, to] as const,
  );

/** A word of a drawing: where, its colour, and the colours of the pixels behind it, as `#rrggbb`. */
interface Word {
  place: string;
  ink: string;
  grounds: string[];
}

/** Every word of the drawings that are shown. */
async function wordsOf(page: Page): Promise<Word[]> {
  const shown = page.locator('main .prose');
  const ground = (await shown.screenshot()).toString('base64');
  return shown.evaluate(async (prose, picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const hex = (rgb: Iterable<number>): string =>
      `#${[...rgb].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    const origin = prose.getBoundingClientRect();
    return [...prose.querySelectorAll('svg text, svg tspan')]
      .filter(({ children, textContent }) => children.length === 0 && textContent.trim() !== '')
      .map((text) => {
        const box = text.getBoundingClientRect();
        const grounds = new Set<string>();
        // The middle of the line, where its letters are; a box begins and ends between two pixels.
        for (
          let y = Math.round(box.top - origin.top + box.height / 4);
          y < box.bottom - origin.top - box.height / 4;
          y += 1
        )
          for (
            let x = Math.ceil(box.left - origin.left) + 1;
            x < box.right - origin.left - 1;
            x += 1
          ) {
            if (x < 0 || y < 0 || x >= width || y >= height) continue;
            const at = 4 * (y * width + x);
            grounds.add(hex(data.subarray(at, at + 3)));
          }
        return {
          place: `${text.closest('figure')!.dataset.route} “${text.textContent}”`,
          ink: hex(getComputedStyle(text).fill.match(/\d+/g)!.map(Number)),
          grounds: [...grounds],
        };
      });
  }, ground);
}

/** What stands too near to a colour behind it. */
const faintIn = (words: readonly Word[]): string[] =>
  words.flatMap(({ place, ink, grounds }) =>
    grounds
      .filter((ground) => contrast(ink, ground) < MINIMUM)
      .map((ground) => `${place} ${ink} on ${ground}: ${contrast(ink, ground).toFixed(2)}`),
  );

for (const [theme, forcedColors] of [
  ['light', 'none'],
  ['dark', 'none'],
  // The reader's own ground is dark, whatever theme was chosen.
  ['light', 'active'],
] as const)
  test(`the words of every drawing against the pixels behind them, ${theme}, forced colours: ${forcedColors}`, async ({
    site,
  }) => {
    const page = await bookDocument(site);
    if (forcedColors === 'active') await page.emulateMedia({ forcedColors, colorScheme: 'dark' });
    const drawings = await gatherDrawings(page);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const words: Word[] = [];
    for (let from = 0; from < drawings; from += AT_ONCE) {
      await showDrawings(page, from, from + AT_ONCE);
      words.push(...(await wordsOf(page)));
    }
    expect(faintIn(words)).toEqual([]);
    expect(words.length).toBeGreaterThan(drawings);
    expect(words.filter(({ grounds }) => grounds.length === 0)).toEqual([]);
  });

test('there are corners that fade code out, for pages.test.ts to see what they cover', async ({
  site,
}) => {
  const page = await bookDocument(site);
  let written = 0;
  for (const route of routes) written += builtHtml(route).split(' data-quiet').length - 1;
  expect(written).toBeGreaterThan(routes.length);
  await showHtml(page, CHAPTER);
  expect((await corners(page)).count).toBeGreaterThan(10);
});
