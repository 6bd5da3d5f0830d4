import type { Page } from '@playwright/test';

/** The samples with a corner that fades out the code below it, and the code that it covers when scrolled to its end. */
export const corners = (page: Page): Promise<{ count: number; covered: string[] }> =>
  page.evaluate(() => {
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
    for (const code of bars.map(codeBelow)) code.scrollLeft = 0;
    return { count: bars.length, covered };
  });
