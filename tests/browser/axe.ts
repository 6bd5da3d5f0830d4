import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from '@playwright/test';
import { settled } from './reader';

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
