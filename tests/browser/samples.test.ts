import type { Locator, Page } from '@playwright/test';
import { COPY_CONFIRMATION_MS } from '../../src/constants';
import { fencesOf } from './markdown';
import { choose, until } from './reader';
import { clipboard } from './clipboard';
import { CHAPTER, expect, routes, type Site, test } from './site';

const samples = (page: Page): Locator =>
  page.locator('main .prose figure[data-sample]:not(details *)');
const inBoth = (page: Page): Locator =>
  page.locator('main .prose figure[data-sample="ts"]:has([data-panel="js"])');

const shownCode = (sample: Locator): Promise<string[]> =>
  sample
    .locator('code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => code.getClientRects().length > 0 && code.checkVisibility())
        .map(({ textContent }) => textContent ?? ''),
    );
const copyButton = (sample: Locator): Locator => sample.locator('[data-copy]');
const outcome = (sample: Locator): Promise<string | null> =>
  copyButton(sample).getAttribute('data-outcome');
const pick = (sample: Locator, language: 'TS' | 'JS'): Promise<void> =>
  sample.locator('label', { hasText: language }).click();

interface Shown {
  language: string | undefined;
  title: string | undefined;
  code: string | null | undefined;
}

/** Commands that follow each other, as one, before what they answer: a page shows each with its own answer. */
function together(samples: readonly Shown[]): Shown[] {
  const isCommand = ({ language }: Shown): boolean => language === 'bash';
  const isSaid = ({ language, title }: Shown): boolean =>
    title === undefined && ['json', 'text', 'http'].includes(language ?? '');
  const result: Shown[] = [];
  let said: Shown[] = [];
  for (const sample of samples) {
    const last = result.at(-1);
    if (isSaid(sample) && last && isCommand(last)) said.push(sample);
    else if (isCommand(sample) && last && isCommand(last))
      result[result.length - 1] = { ...last, code: `${last.code}\n${sample.code}` };
    else {
      result.push(...said, sample);
      said = [];
    }
  }
  return [...result, ...said];
}

test("the text of every sample of every page is the writer's, to the letter (S13)", async ({
  site,
}) => {
  // One page for all routes: their HTML is read in it and never shown.
  const parser = await site.open('/support', { javaScriptEnabled: false, bypassCSP: true });
  for (const route of routes)
    await test.step(route, async () => {
      const figures = await parser.evaluate(
        async (address) =>
          [
            ...new DOMParser()
              .parseFromString(await (await fetch(address)).text(), 'text/html')
              .querySelectorAll<HTMLElement>(
                'main .prose figure[data-sample]:not(details:not([data-nest]) *)',
              ),
          ].map((figure) => ({
            language: figure.dataset.sample,
            title:
              figure.querySelector('figcaption [data-for="ts"], figcaption > span:not([data-for])')
                ?.textContent ?? undefined,
            panels: [...figure.querySelectorAll('code')].map(({ textContent }) => textContent),
          })),
        route,
      );
      const fences = fencesOf(route);
      expect(
        together(
          figures.map(({ language, title, panels }) => ({ language, title, code: panels[0] })),
        ),
      ).toEqual(together(fences.map(({ language, title, code }) => ({ language, title, code }))));
      for (const [index, { javascript }] of fences.entries())
        if (javascript !== undefined) expect(figures[index]!.panels[1]).toBe(javascript);
    });
});

test.describe('the language switch', () => {
  test('TS comes first; JS shows the other text; each sample has its own', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const [first, second] = [inBoth(page).nth(0), inBoth(page).nth(1)];
    const [ts, js] = await first.locator('code').allTextContents();
    const other = await shownCode(second);
    expect(ts).not.toBe(js);
    expect(await shownCode(first)).toEqual([ts]);
    await pick(first, 'JS');
    expect(await shownCode(first)).toEqual([js]);
    expect(await shownCode(second)).toEqual(other);
    await pick(first, 'TS');
    expect(await shownCode(first)).toEqual([ts]);
  });

  test('the file name follows: cats.ts, cats.js', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const named = page.locator('main .prose figure:has([data-for="js"])').first();
    const names = async (): Promise<string[]> =>
      named
        .locator('figcaption > [data-for]')
        .evaluateAll((all) =>
          all
            .filter((name) => name.getClientRects().length > 0)
            .map(({ textContent }) => textContent ?? ''),
        );
    const [ts] = await names();
    await pick(named, 'JS');
    expect(await names()).toEqual([ts!.replace(/\.ts$/, '.js')]);
  });

  test('on a phone a path breaks between its folders: the name of the file stays whole', async ({
    site,
  }) => {
    const page = await site.open('/security/authentication', {
      viewport: { width: 360, height: 740 },
    });
    const title = page.locator('main figcaption > span', {
      hasText: /^users\/users\.service\.ts$/,
    });
    const [folder, file] = await title.first().evaluate((element) => {
      const word = (wanted: string): DOMRect => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const start = node.textContent!.indexOf(wanted);
          if (start < 0) continue;
          range.setStart(node, start);
          range.setEnd(node, start + wanted.length);
        }
        return range.getBoundingClientRect();
      };
      return [word('users/').height, word('users.service.ts').height];
    });
    expect(file).toBe(folder);
  });

  test('by keyboard: one stop, arrows choose, the focus is seen', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const sample = inBoth(page).first();
    await sample.locator('input').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await shownCode(sample)).toEqual([await sample.locator('code').nth(1).textContent()]);
    expect(
      await sample
        .locator('input[value="js"] + span')
        .evaluate((label) => getComputedStyle(label).outlineStyle),
    ).toBe('solid');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-copy'))).toBe(true);
  });

  test('without JavaScript: both texts are in the page, the switch works, nothing is offered that would not', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { javaScriptEnabled: false });
    const sample = inBoth(page).first();
    const [ts, js] = await sample.locator('code').allTextContents();
    expect(await shownCode(sample)).toEqual([ts]);
    await pick(sample, 'JS');
    expect(await shownCode(sample)).toEqual([js]);
    expect(
      await page
        .locator('[data-copy]')
        .evaluateAll(
          (buttons) => buttons.filter((button) => button.getClientRects().length > 0).length,
        ),
    ).toBe(0);
  });

  test('works before the scripts have come', async ({ site }) => {
    const page = await site.open(CHAPTER, {
      live: false,
      before: (opened) => opened.route('**/assets/js/**', () => new Promise(() => undefined)),
    });
    const sample = inBoth(page).first();
    await pick(sample, 'JS');
    expect(await shownCode(sample)).toEqual([await sample.locator('code').nth(1).textContent()]);
  });
});

test.describe('the browser’s own search finds the language that is not shown', () => {
  /** A piece of text that only the JavaScript of the page's samples has. */
  const onlyInJavascript = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const rest = document.body.cloneNode(true) as HTMLElement;
      rest.querySelectorAll('[data-panel="js"]').forEach((panel) => panel.remove());
      const lines = [...document.querySelectorAll('[data-panel="js"]')]
        .flatMap((panel) => panel.textContent.split('\n'))
        .map((line) => line.trim());
      return lines.find(
        (line) => /^[@\w][\w(). ]{12,}$/.test(line) && !rest.textContent.includes(line),
      )!;
    });
  const holder = (page: Page, text: string): Locator =>
    inBoth(page)
      .filter({ has: page.locator('[data-panel="js"]', { hasText: text }) })
      .first();

  test('a hit switches its sample, and no other; the switch says so', async ({ site }) => {
    const page = await site.open(CHAPTER, { reducedMotion: 'reduce' });
    const text = await onlyInJavascript(page);
    await expect(page.locator('[data-panel="js"][hidden="until-found"]').first()).toBeAttached();
    expect(await shownCode(holder(page, text))).toHaveLength(1);
    await page.evaluate((wanted) => {
      const panel = [...document.querySelectorAll('[data-panel="js"]')].find(({ textContent }) =>
        textContent.includes(wanted),
      )!;
      // The browser reveals what an anchor leads to in the same way as what its search has found, and a driver can use the one only.
      panel.querySelector('code')!.id = 'found';
      window.location.hash = '#found';
    }, text);
    await expect(page.locator('#found')).toBeVisible();
    const sample = holder(page, text);
    expect((await shownCode(sample))[0]).toContain(text);
    expect(await shownCode(sample)).toHaveLength(1);
    await expect(sample.locator('input[value="js"]')).toBeChecked();
    await expect(page.locator('main .prose input[value="js"]:checked')).toHaveCount(1);
    await expect(sample.locator('[data-panel="ts"]')).toHaveAttribute('hidden', 'until-found');
    await pick(sample, 'TS');
    expect((await shownCode(sample))[0]).not.toContain(text);
  });

  test('what is not shown takes no room and is no stop of the keyboard', async ({ site }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 360, height: 800 } });
    await expect(page.locator('[data-panel="js"][hidden="until-found"]').first()).toBeAttached();
    await expect(page.locator('pre[tabindex]').first()).toBeAttached();
    const hidden = page.locator('main .prose [data-panel][hidden]');
    expect(
      await hidden.evaluateAll((panels) =>
        panels
          .map((panel) => [panel.getBoundingClientRect().height, (panel as HTMLElement).tabIndex])
          .filter(([height, stop]) => height !== 0 || stop !== -1),
      ),
    ).toEqual([]);
  });
});

test.describe('copying', () => {
  test('puts the text in sight on the clipboard, of each sample of a page', async ({ site }) => {
    // Scrolling to each one at once.
    const page = await site.open('/', { reducedMotion: 'reduce' });
    for (let index = 0; index < (await samples(page).count()); index += 1) {
      const sample = samples(page).nth(index);
      await copyButton(sample).click();
      await expect(copyButton(sample).and(page.locator('[data-outcome="copied"]'))).toBeVisible();
      expect([await clipboard(page)]).toEqual(await shownCode(sample));
    }
    const both = inBoth(page).first();
    await pick(both, 'JS');
    await copyButton(both).click();
    await until(
      async () => (await clipboard(page)) === (await both.locator('code').nth(1).textContent()),
    );
  });

  const paused = (site: Site, path = CHAPTER): Promise<Page> =>
    site
      .open(path, {
        before: (page) => page.clock.install({ time: new Date('2026-11-21T08:00:00Z') }),
      })
      .then(async (page) => {
        await page.clock.pauseAt(new Date('2026-11-21T09:00:00Z'));
        return page;
      });

  test(`says so for ${COPY_CONFIRMATION_MS} ms`, async ({ site }) => {
    const page = await paused(site);
    const sample = samples(page).first();
    const says = sample.locator('[data-copy] >> text=已复制');
    expect(await says.isVisible()).toBe(false);
    await copyButton(sample).click();
    await expect(says).toBeVisible();
    await expect(page.locator('[role="status"]')).toHaveText('已复制');
    await page.clock.runFor(COPY_CONFIRMATION_MS - 1);
    expect([await says.isVisible(), await outcome(sample)]).toEqual([true, 'copied']);
    await page.clock.runFor(1);
    expect([await says.isVisible(), await outcome(sample)]).toEqual([false, null]);
  });

  test('pressed again, the time starts again; the announcement is heard each time (S12)', async ({
    site,
  }) => {
    const page = await paused(site);
    const sample = samples(page).first();
    await copyButton(sample).click();
    await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    const first = await page.textContent('[role="status"]');
    await page.clock.runFor(1500);
    await copyButton(sample).click();
    await expect.poll(() => page.textContent('[role="status"]')).not.toBe(first);
    await page.clock.runFor(COPY_CONFIRMATION_MS - 1);
    expect(await outcome(sample)).toBe('copied');
    await page.clock.runFor(1);
    expect(await outcome(sample)).toBeNull();
  });

  test('switching the language or leaving the page meanwhile is harmless (S12)', async ({
    site,
  }) => {
    const page = await paused(site);
    const sample = inBoth(page).first();
    await copyButton(sample).click();
    await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    await pick(sample, 'JS');
    await copyButton(sample).click();
    await until(
      async () => (await clipboard(page)) === (await sample.locator('code').nth(1).textContent()),
    );
    await choose(page, '/pipes');
    await expect(page.locator('h1')).toContainText('Pipes');
    await page.clock.runFor(COPY_CONFIRMATION_MS);
    expect(await page.locator('[data-outcome]').count()).toBe(0);
  });

  const REFUSED = `document.execCommand = () => false;`;
  for (const [name, script] of [
    [
      'there is no clipboard (S10)',
      `Object.defineProperty(navigator, 'clipboard', {value: undefined});${REFUSED}`,
    ],
    [
      'it is refused (S11)',
      `navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));${REFUSED}`,
    ],
    [
      'it never answers',
      `navigator.clipboard.writeText = () => new Promise(() => undefined);${REFUSED}`,
    ],
    [
      'even the fallback throws',
      `Object.defineProperty(navigator, 'clipboard', {value: undefined}); document.execCommand = () => { throw new Error('no'); };`,
    ],
  ] as const)
    test(`when ${name} it never claims success, but selects the code`, async ({ site }) => {
      const page = await site.open(CHAPTER, { before: (opened) => opened.addInitScript(script) });
      const sample = samples(page).first();
      await copyButton(sample).click();
      await expect(sample.locator('[data-copy] >> text=请按 Ctrl+C 复制')).toBeVisible();
      expect(await sample.locator('[data-copy] >> text=已复制').isVisible()).toBe(false);
      expect([await page.evaluate(() => String(window.getSelection()))]).toEqual(
        await shownCode(sample),
      );
      await expect(page.locator('[role="status"]')).toContainText('请按 Ctrl+C 复制');
      expect(await page.locator('body > textarea').count()).toBe(0);
    });

  test('copied by hand from one sample to the next, with a heading, it has names and code, and no word of a control', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    const text = await page.evaluate(() => {
      const prose = document.querySelector('main .prose')!;
      const [first, second] = prose.querySelectorAll('figure:has([data-panel])');
      const range = document.createRange();
      range.setStartBefore(first!);
      range.setEndAfter(prose.querySelector('h3')!);
      if (range.comparePoint(second!, 0) > 0) range.setEndAfter(second!);
      getSelection()!.removeAllRanges();
      getSelection()!.addRange(range);
      return String(getSelection());
    });
    expect(text).toContain('import ');
    expect(text).not.toMatch(/复制代码|代码语言|^\s*(?:TS|JS)\s*$|#$/m);
  });

  test('over http on a LAN the old way still copies', async ({ site }) => {
    const page = await site.open(CHAPTER, {
      before: (opened) =>
        opened.addInitScript(
          `navigator.clipboard.writeText = () => Promise.reject(new Error('missing'));`,
        ),
    });
    const sample = samples(page).first();
    await copyButton(sample).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    await expect(copyButton(sample)).toBeFocused();
    expect([await clipboard(page)]).toEqual(await shownCode(sample));
  });

  test('the buttons work on pages reached within the app, too', async ({ site }) => {
    const page = await site.open('/');
    await choose(page, CHAPTER);
    await expect(page).toHaveTitle(/^Guards/);
    const sample = samples(page).nth(1);
    await copyButton(sample).click();
    await expect(page.locator('[data-outcome="copied"]')).toBeVisible();
    expect([await clipboard(page)]).toEqual(await shownCode(sample));
  });
});

test.describe('boxes that scroll', () => {
  test('only those whose content is wider are stops for the keyboard, named', async ({ site }) => {
    const page = await site.open(CHAPTER);
    /** What scrolls and is no stop, or the other way round; and whether anything scrolls. */
    const boxes = (): Promise<{ astray: number; scrolling: boolean }> =>
      page.$$eval(
        // A language that is hidden for the browser's search to find has a box as well, which no key stops at.
        'main .prose [data-scroll-label]:not([hidden], details:not([open]) *)',
        (all) => {
          const found = all
            .filter((box) => box.getClientRects().length > 0)
            .map((box) => ({
              scrolls: box.scrollWidth > box.clientWidth,
              stop:
                (box as HTMLElement).tabIndex === 0 &&
                box.hasAttribute('role') &&
                Boolean(box.getAttribute('aria-label')),
            }));
          return {
            astray: found.filter(({ scrolls, stop }) => scrolls !== stop).length,
            scrolling: found.some(({ scrolls }) => scrolls),
          };
        },
      );
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // They are told of the new width with a frame.
      await expect.poll(boxes, `at ${width} px`).toEqual({ astray: 0, scrolling: true });
    }
  });

  test('each has the title of its own language in its name', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const sample = page.locator('main figure:has(> figcaption > [data-for="js"])').first();
    for (const language of ['ts', 'js']) {
      await sample.locator(`input[value="${language}"]`).check({ force: true });
      const title = await sample.locator(`figcaption > [data-for="${language}"]`).textContent();
      expect(title).toMatch(new RegExp(`\\.${language}$`));
      const panel = sample.locator(`pre[data-panel="${language}"]`);
      await panel.evaluate((box) => (box.style.width = '3rem'));
      await expect(panel).toHaveAttribute('aria-label', `代码：${title}`);
    }
  });
});
