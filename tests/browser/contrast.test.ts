import type { Page } from '@playwright/test';
import { bookDocument, builtHtml, showHtml } from './bookHtml';
import { expect, routes, test } from './site';

/**
 * Contrast where axe cannot tell what a text stands on, in both themes (WCAG 1.4.3). Everywhere else axe decides
 * (pages.*.test.ts), and tests/house/palettes.test.ts for each pair of colours.
 */

test.describe.configure({ timeout: 600_000 });

const MINIMUM = 4.5;

/** The drawings of the book, one below the other in place of a page's text. */
async function showDrawings(page: Page): Promise<number> {
  await showHtml(page, '/guards');
  return page.evaluate(
    (pages) => {
      const drawings = pages.flatMap(([route, html]) =>
        [
          ...new DOMParser()
            .parseFromString(html!, 'text/html')
            .querySelectorAll<HTMLElement>('main figure:not([data-sample])'),
        ].map((drawing) => Object.assign(drawing, { id: route })),
      );
      document.querySelector('main .prose')!.replaceChildren(...drawings);
      return drawings.length;
    },
    routes.map((route) => [route, builtHtml(route)]),
  );
}

/** The words of drawings whose own colour is too near to a pixel behind them; their number, and the drawings'. */
async function faintWords(page: Page): Promise<{ words: number; faults: string[] }> {
  let words = 0;
  const faults: string[] = [];
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Not `display: none`: where they stand is still asked.
    sheet.replaceSync('main svg text { opacity: 0 }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const drawing of await page.locator('main .prose svg:has(text)').all()) {
    const ground = (await drawing.screenshot()).toString('base64');
    const found = await drawing.evaluate(
      async (svg, [picture, minimum]) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const { width, height } = bitmap;
        const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
        canvas.drawImage(bitmap, 0, 0);
        const { data } = canvas.getImageData(0, 0, width, height);
        const luminance = (rgb: ArrayLike<number>, at = 0): number => {
          const [r, g, b] = [0, 1, 2].map((part) => {
            const share = rgb[at + part]! / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
        };
        const origin = svg.getBoundingClientRect();
        const inner = [...svg.querySelectorAll('text, tspan')].filter(
          ({ children, textContent }) => children.length === 0 && textContent.trim() !== '',
        );
        return {
          words: inner.length,
          faults: inner.flatMap((text) => {
            const { fill } = getComputedStyle(text);
            const ink = luminance(fill.match(/\d+/g)!.map(Number));
            const box = text.getBoundingClientRect();
            let least = 21;
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
                const behind = luminance(data, 4 * (y * width + x));
                const ratio = (Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05);
                least = Math.min(least, ratio);
              }
            return least < minimum
              ? [`${svg.closest('figure')!.id} “${text.textContent}” ${fill}: ${least.toFixed(2)}`]
              : [];
          }),
        };
      },
      [ground, MINIMUM] as const,
    );
    words += found.words;
    faults.push(...found.faults);
  }
  return { words, faults };
}

for (const theme of ['light', 'dark'] as const)
  test(`the words of every drawing against the pixels behind them, ${theme}`, async ({ site }) => {
    const page = await bookDocument(site);
    const drawings = await showDrawings(page);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const { words, faults } = await faintWords(page);
    expect(faults).toEqual([]);
    expect(words).toBeGreaterThan(drawings);
  });

test('code scrolled to its end stands clear of the corner that fades it out', async ({ site }) => {
  const page = await bookDocument(site);
  // Where most lines are longer than the box.
  await page.setViewportSize({ width: 360, height: 800 });
  const faults: string[] = [];
  let corners = 0;
  for (const route of routes) {
    await showHtml(page, route);
    const found = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('main [data-quiet]')].filter(
        (bar) => bar.getClientRects().length > 0,
      );
      const codeBelow = (bar: Element): HTMLElement => bar.parentElement!.querySelector('pre')!;
      // All before one is measured: the page is laid out once.
      for (const code of bars.map(codeBelow)) code.scrollLeft = Number.MAX_SAFE_INTEGER;
      const covered = bars.flatMap((bar) => {
        const code = codeBelow(bar);
        const corner = bar.getBoundingClientRect();
        // Its first line: the corner is as high as that.
        const line = document.createRange();
        line.setStart(code, 0);
        const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          const end = text.data.indexOf('\n');
          line.setEnd(text, end < 0 ? text.length : end);
          if (end >= 0) break;
        }
        const below = [...line.getClientRects()].filter(
          (box) => box.right > corner.left + 1 && box.top < corner.bottom && box.width > 0,
        );
        return below.length > 0
          ? [
              `${code.textContent.slice(0, 30)} by ${Math.max(...below.map(({ right }) => right)) - corner.left} px`,
            ]
          : [];
      });
      return { corners: bars.length, covered };
    });
    corners += found.corners;
    faults.push(...found.covered.map((text) => `${route}: ${text}`));
  }
  expect(faults).toEqual([]);
  expect(corners).toBeGreaterThan(routes.length);
});
