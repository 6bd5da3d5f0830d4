import { defineConfig } from '@playwright/test';
import { isStock } from '../support/stock';

/**
 * Milliseconds after which what a test waits for counts as never coming. What must come within a time is measured in the
 * page; this only ends a test that hangs, also on a machine with other work.
 */
export const PATIENCE = 30_000;

/** Of tests that a site with stock rendering has no need of (site.ts). */
export const HTML_PAGES_TAG = '@html-pages';

/**
 * `npx playwright test -c tests/browser`: the tests of the built site in a browser. How one is found: tests/support/browser.ts;
 * what a test gets: site.ts.
 */
export default defineConfig({
  tsconfig: './tsconfig.json',
  testMatch: '*.test.ts',
  globalSetup: require.resolve('./unpackBrowser'),
  // A site with stock rendering weighs what it weighs, keeps nothing, and has Docusaurus' own ways with the next page.
  ...(isStock && {
    testIgnore: ['budgets.test.ts', 'offline.test.ts'],
    grepInvert: new RegExp(HTML_PAGES_TAG),
  }),
  // Tests stand for themselves; files whose tests follow one another say so (`mode: 'default'`).
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: PATIENCE },
  reporter: 'line',
  // Traces and screenshots, kept for a failure only; git ignores the folder. Without pictures of each step, which take a
  // sixth of the time of all tests; `--trace on` has them.
  outputDir: '../../.cache/browser',
  preserveOutput: 'failures-only',
  use: {
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});
