import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { settled } from './reader';
import { expect } from './site';

/** Without the HTML of each element that a rule has looked at, which nobody reads here. */
const SCRIPT = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};axe.configure({ noHtml: true });`;

/** WCAG 2.2 AA and the best practices; `target-size` is off by default. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Past the content security policy, by the debugger itself, which remembers a compiled script from page to page: half the
 * time of `page.evaluate`, whose `eval` does not, and nothing of it in the trace.
 */
async function inject(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: SCRIPT });
  await session.detach();
}

/**
 * Takes out of a page, for good, what is folded away: closed groups of the menu, or all of it, closed folds, the language of
 * a sample that is not shown. Axe judges nothing of it and yet goes through it with each rule: a third of its time.
 */
export const dropFolded = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll(
      'details:not([open]) > :not(summary), #menu li, main [data-panel]',
    ))
      if (
        !part.checkVisibility({ contentVisibilityAuto: true }) &&
        // The scripts of the page look for it.
        !part.querySelector('[aria-current]')
      )
        part.remove();
  });

/** What axe finds wrong on a page as it stands now, one line for each element. */
export async function axe(page: Page): Promise<string[]> {
  // What scrolls sideways since the window has changed can be focused with the next frame only.
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await inject(page);
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe.run(options),
    OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`,
    ),
  );
}

/** The same in each theme, of a page that follows the system: nothing is opened anew. */
export async function axeInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    found.push(...(await axe(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return found;
}
