import type { RequestListener, ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { CACHE, type Release } from '../../src/plugins/offline/format';
import { expect } from './site';

/** What a test puts in the place of the site's own answer. */
export type Instead = (response: ServerResponse, pass: () => void) => void;

/** A network between browser and site that a test has in its hands, also what the worker asks: nothing is compressed. */
export interface Line {
  /** Whether nothing comes through. */
  cut: boolean;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** By path. */
  instead: Map<string, Instead>;
  /** What stands between site and browser (`served`). */
  around: (site: RequestListener) => RequestListener;
}

export function line(): Line {
  const state: Line = {
    cut: false,
    asked: [],
    instead: new Map(),
    around: (site) => (request, response) => {
      if (state.cut) return void request.socket.destroy();
      const path = request.url ?? '';
      state.asked.push(path);
      delete request.headers['accept-encoding'];
      const pass = (): void => {
        site(request, response);
      };
      const other = state.instead.get(path);
      if (other) other(response, pass);
      else pass();
    },
  };
  return state;
}

/** Milliseconds: some forty files, each of which waits for up to a second until the browser is idle; on a busy machine it never is. */
export const KEEPING = 90_000;

/** Waits until the whole book is kept. */
export const kept = (page: Page): Promise<void> =>
  expect(page.locator('#offline-line')).toContainText('没有网络也能读', { timeout: KEEPING });

/** Waits until what a page is asked for is so; unlike `waitForFunction`, also where the question has to wait for its answer. */
export const until = <A>(
  page: Page,
  isSo: (argument: A) => Promise<boolean>,
  argument: A,
): Promise<void> => {
  // As Playwright does with a function and its argument.
  const ask = isSo as unknown as (argument: unknown) => Promise<boolean>;
  return expect
    .poll(() => page.evaluate(ask, argument as unknown), { timeout: KEEPING })
    .toBe(true);
};

/**
 * Throws away what is kept and has this in its address.
 * @returns the paths of these files
 */
export const forget = (page: Page, part: string): Promise<string[]> =>
  page.evaluate(
    async ([name, wanted]) => {
      const cache = await caches.open(name);
      const lost = (await cache.keys()).filter(({ url }) => url.includes(wanted));
      for (const request of lost) await cache.delete(request);
      return lost.map(({ url }) => new URL(url).pathname);
    },
    [CACHE, part] as const,
  );

/** Waits until so many releases are known to the worker, and all files of the newest are kept. */
export const keptReleases = (page: Page, count: number): Promise<void> =>
  until(
    page,
    async ([name, wanted]) => {
      const cache = await caches.open(name);
      const list = (await (await cache.match('/assets/offline/releases'))?.json()) as
        Release[] | undefined;
      const [newest] = list ?? [];
      if (list?.length !== wanted || !newest) return false;
      const [book] = newest.books;
      const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
      const files = [...newest.core, book!.shell, book!.search!, ...book!.sections];
      return files.every(({ url }) => there.has(url));
    },
    [CACHE, count] as const,
  );

/** Cuts the line, and tells the browser. */
export async function cut(page: Page, network: Line): Promise<void> {
  network.cut = true;
  await page.context().setOffline(true);
}

/** The line is whole again. */
export async function mend(page: Page, network: Line): Promise<void> {
  network.cut = false;
  await page.context().setOffline(false);
}
