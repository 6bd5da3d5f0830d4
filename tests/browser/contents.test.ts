import type { Page } from '@playwright/test';
import { TOC_ACTIVE_MARGIN_PX, TOC_SCROLL_OFFSET_PX, TOC_WIDTH_PX } from '../../src/constants';
import { arrives, choose, isNear, scrollTo, scrollTop, settled, until } from './reader';
import { CHAPTER, expect, isLive, routes, test } from './site';

const LIST = '#contents';
const LINE = TOC_SCROLL_OFFSET_PX + TOC_ACTIVE_MARGIN_PX;

interface Heading {
  id: string;
  top: number;
  text: string;
}

const headings = (page: Page): Promise<Heading[]> =>
  page.$$eval('main article .prose :is(h3, h4)[id]', (found) =>
    found.map((heading) => ({
      id: heading.id,
      top: heading.getBoundingClientRect().top + window.scrollY,
      text: (heading.textContent ?? '').split('#')[0]!.trim(),
    })),
  );

const active = (page: Page, list = LIST): Promise<string[]> =>
  page.$$eval(`${list} a[aria-current]`, (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );

const activeIs = (page: Page, id: string): Promise<unknown> =>
  expect(page.locator(`${LIST} a[aria-current="location"]`)).toHaveAttribute('href', `#${id}`);

test("lists the page's h3 and h4 in order, with their words", async ({ site }) => {
  for (const route of [CHAPTER, '/']) {
    const page = await site.open(route);
    const entries = await page.$$eval(`${LIST} a`, (links) =>
      links.map((link) => ({
        id: link.getAttribute('href')!.slice(1),
        text: link.textContent.trim(),
      })),
    );
    expect(entries).toEqual((await headings(page)).map(({ id, text }) => ({ id, text })));
  }
});

test(`is ${TOC_WIDTH_PX} px wide and stays in sight while the article is read`, async ({
  site,
}) => {
  const page = await site.open(CHAPTER, { viewport: { width: 1280, height: 900 } });
  expect((await page.locator(LIST).boundingBox())?.width).toBe(TOC_WIDTH_PX);
  for (const top of [0, 800, 3000]) {
    await scrollTo(page, top);
    await settled(page);
    const box = await page.locator(LIST).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(60);
    expect(box!.y).toBeLessThan(200);
  }
});

test.describe('the active heading: the one whose next heading starts below scroll position + 100 px + 15 px', () => {
  test('at each turning point while scrolling', async ({ site }) => {
    const page = await site.open(CHAPTER);
    await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
    const all = await headings(page);
    await activeIs(page, all[0]!.id);
    const height = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    const reachable = all
      .slice(1)
      .map((heading, index) => ({ before: all[index]!, heading }))
      .filter(({ heading }) => heading.top - LINE < height - 5);
    expect(reachable.length).toBeGreaterThan(4);
    for (const { before, heading } of reachable) {
      const turn = Math.ceil(heading.top - LINE);
      await scrollTo(page, turn - 2);
      await activeIs(page, before.id);
      await scrollTo(page, turn + 1);
      await activeIs(page, heading.id);
    }
  });

  test('a heading just jumped to is the active one', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const all = await headings(page);
    for (const { id } of [all[3]!, all[1]!, all[2]!]) {
      await page.click(`${LIST} a[href="#${id}"]`);
      await activeIs(page, id);
      await isNear(page, id, 76, 3);
      await settled(page);
      expect(await active(page)).toEqual([`#${id}`]);
    }
  });

  test('is right after the text has grown or shrunk, without a scroll', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const [first, second] = await headings(page);
    await scrollTo(page, second!.top - LINE + 20);
    await activeIs(page, second!.id);
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
      document
        .querySelector('main .prose')!
        .prepend(Object.assign(document.createElement('div'), { id: 'grown' }));
      document.getElementById('grown')!.style.height = '600px';
    });
    await activeIs(page, first!.id);
    await page.evaluate(() => document.getElementById('grown')!.remove());
    await activeIs(page, second!.id);
  });

  test('is right after a navigation, and in the list on narrow screens', async ({ site }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 800, height: 900 } });
    await choose(page, '/pipes');
    await arrives(page, '/pipes');
    await expect(page).toHaveTitle(/^Pipes/);
    await isLive(page);
    const [, second] = await headings(page);
    await page.click('main article details > summary');
    await scrollTo(page, (await headings(page))[1]!.top - LINE + 5);
    await expect(page.locator('main article details a[aria-current="location"]')).toHaveAttribute(
      'href',
      `#${second!.id}`,
    );
  });
});

test.describe('a list longer than its place scrolls with the reader, and the page does not move', () => {
  /** The page with the most entries. */
  const LONG = '/migration-guide/v12';

  /** Whether the marked entry is within its list, as it is shown. */
  const marked = (page: Page, list: string): Promise<boolean> =>
    page.$eval(list, (box) => {
      const link = box.querySelector('a[aria-current]')!.getBoundingClientRect();
      const frame = box.getBoundingClientRect();
      return link.top >= frame.top && link.bottom <= Math.min(frame.bottom, window.innerHeight);
    });

  const lastId = async (page: Page): Promise<string> => (await headings(page)).at(-1)!.id;

  test('in the column: up and down, and where a link leads', async ({ site }) => {
    const page = await site.open(LONG, { viewport: { width: 1280, height: 500 } });
    const last = await lastId(page);
    expect(await page.$eval(LIST, (box) => box.scrollHeight > 2 * box.clientHeight)).toBe(true);
    for (const id of [last, (await headings(page))[0]!.id]) {
      await scrollTo(page, (await headings(page)).find((heading) => heading.id === id)!.top - 80);
      await activeIs(page, id);
      await settled(page);
      expect([id, await marked(page, LIST)]).toEqual([id, true]);
    }
    const linked = await site.open(`${LONG}#${last}`, { viewport: { width: 1280, height: 500 } });
    await activeIs(linked, last);
    await isNear(linked, last, 76, 3);
    expect(await marked(linked, LIST)).toBe(true);
  });

  test('in the line of narrow screens, when it opens', async ({ site }) => {
    const page = await site.open(LONG, { viewport: { width: 360, height: 500 } });
    const last = await lastId(page);
    await scrollTo(page, (await headings(page)).at(-1)!.top - 110);
    await expect(page.locator(`main article details a[href="#${last}"]`)).toHaveAttribute(
      'aria-current',
      'location',
    );
    await settled(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.click(180, 80);
    const list = 'main article > details[open] ul';
    await expect(page.locator(list)).toBeVisible();
    await expect.poll(() => marked(page, list)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('when the window becomes wide enough for the column', async ({ site }) => {
    const page = await site.open(LONG, { viewport: { width: 1100, height: 500 } });
    await scrollTo(page, (await headings(page)).at(-1)!.top - 110);
    const last = await lastId(page);
    await expect(page.locator(`${LIST} a[href="#${last}"]`)).toHaveAttribute(
      'aria-current',
      'location',
    );
    await page.setViewportSize({ width: 1280, height: 500 });
    await expect.poll(() => page.isVisible(LIST)).toBe(true);
    await expect.poll(() => marked(page, LIST)).toBe(true);
  });
});

test.describe("near the page's end", () => {
  test('it is positioned absolutely, leaves with the article and comes back', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const position = (): Promise<string> =>
      page.$eval(LIST, (list) => getComputedStyle(list).position);
    expect(await position()).not.toBe('absolute');
    await scrollTo(page, 1e6);
    await expect(page.locator(LIST)).toHaveCSS('position', 'absolute');
    const [list, article] = [
      await page.locator(LIST).boundingBox(),
      await page.locator('main article').boundingBox(),
    ];
    expect(list!.y + list!.height).toBeLessThanOrEqual(article!.y + article!.height + 1);
    await scrollTo(page, 0);
    await expect(page.locator(LIST)).not.toHaveCSS('position', 'absolute');
  });

  test('a window that changes its height finds it where it would have come to rest', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await scrollTo(page, 1e6);
    await expect(page.locator(LIST)).toHaveCSS('position', 'absolute');
    await page.setViewportSize({ width: 1280, height: 600 });
    await settled(page);
    const after = (await page.locator(LIST).boundingBox())!.y;
    const top = await scrollTop(page);
    await scrollTo(page, 0);
    await expect(page.locator(LIST)).not.toHaveCSS('position', 'absolute');
    await scrollTo(page, top);
    await expect(page.locator(LIST)).toHaveCSS('position', 'absolute');
    expect((await page.locator(LIST).boundingBox())!.y).toBeCloseTo(after, 0);
  });

  test('a text that gets shorter there leaves no empty room below the page', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const open = (isOpen: boolean): Promise<void> =>
      page
        .locator('.prose > details')
        .evaluateAll(
          (folds: HTMLDetailsElement[], wanted) => folds.forEach((fold) => (fold.open = wanted)),
          isOpen,
        );
    const empty = (): Promise<number> =>
      page.evaluate(
        () =>
          document.documentElement.scrollHeight -
          Math.round(document.querySelector('#__docusaurus')!.getBoundingClientRect().height),
      );
    await open(true);
    await scrollTo(page, 1e6);
    await expect(page.locator(LIST)).toHaveCSS('position', 'absolute');
    await open(false);
    await settled(page);
    await expect(page.locator(LIST)).toHaveCSS('position', 'absolute');
    expect(await empty()).toBe(0);
  });

  test('it never jumps on the way', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const end = await page.evaluate(
      () =>
        document.querySelector('#page-end')!.getBoundingClientRect().top +
        window.scrollY -
        window.innerHeight,
    );
    let last: number | undefined;
    for (let top = end - 60; top <= end + 200; top += 20) {
      await scrollTo(page, top);
      await settled(page);
      const { y } = (await page.locator(LIST).boundingBox())!;
      if (last !== undefined) expect([top, Math.abs(y - last) <= 21]).toEqual([top, true]);
      last = y;
    }
  });
});

test('on narrow screens it is a box to open above the text, closed at first, and works without JavaScript', async ({
  site,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.open(CHAPTER, {
      viewport: { width: 360, height: 740 },
      javaScriptEnabled,
    });
    expect(await page.isVisible(LIST)).toBe(false);
    const box = page.locator('main article > details');
    expect(await box.locator('a').first().isVisible()).toBe(false);
    await box.locator('summary').click();
    const link = box.locator('a').nth(2);
    const target = (await link.getAttribute('href'))!.slice(1);
    await link.click();
    // Below the header; with JavaScript the line stays there, and the heading is below it.
    const top = javaScriptEnabled ? 108 : 76;
    await until(() =>
      page.evaluate(
        ([id, wanted]) =>
          Math.abs(document.getElementById(id)!.getBoundingClientRect().top - (wanted as number)) <
          3,
        [target, top] as const,
      ),
    );
  }
});

test.describe('the quiet line of narrower screens', () => {
  const LINE_BOX = 'main article > details';
  const current = (page: Page): Promise<string> => page.innerText(`${LINE_BOX} summary span`);

  test('it stays under the header while reading and names the section', async ({ site }) => {
    const page = await site.open(CHAPTER);
    const line = page.locator(`${LINE_BOX} summary`);
    for (const width of [1200, 800, 360])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await scrollTo(page, 0);
        const all = await headings(page);
        await expect(line.locator('span')).toHaveText(all[0]!.text);
        for (const index of [2, 4, 1]) {
          await scrollTo(page, (await headings(page))[index]!.top - LINE + 5);
          await expect(line.locator('span')).toHaveText(all[index]!.text);
          const box = (await line.boundingBox())!;
          expect(Math.round(box.y)).toBe(60);
          expect(box.height).toBeLessThanOrEqual(41);
        }
      });
  });

  test('its list opens over the text, which does not move; a choice leads there, and it closes', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, {
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
    });
    await scrollTo(page, 1800);
    await settled(page);
    const place = (): Promise<number> =>
      page.$eval('main .prose', (text) => text.getBoundingClientRect().top);
    const before = await place();
    // Where it is: the driver's own click would scroll to a sticky element's place in the page first.
    await page.mouse.click(180, 80);
    const list = page.locator(`${LINE_BOX} ul`);
    await expect(list).toBeVisible();
    expect(await place()).toBe(before);
    const box = (await list.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(740);
    const last = list.locator('a').last();
    const id = (await last.getAttribute('href'))!.slice(1);
    await last.click();
    await expect(list).toBeHidden();
    await isNear(page, id, 108, 3);
    const { text } = (await headings(page)).find((heading) => heading.id === id)!;
    await expect.poll(() => current(page)).toBe(text);
  });

  test('its list ends in a window as low as a phone’s at 400 %', async ({ site }) => {
    const height = 225;
    const page = await site.open(CHAPTER, { viewport: { width: 320, height } });
    await page.focus(`${LINE_BOX} summary`);
    await page.keyboard.press('Enter');
    await scrollTo(page, 1800);
    const box = (await page.locator(`${LINE_BOX} ul`).boundingBox())!;
    expect(Math.round(box.y + box.height)).toBeLessThanOrEqual(height);
  });

  test('Esc and a click elsewhere close it; Esc gives the focus back to the line', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, { viewport: { width: 360, height: 740 } });
    const list = page.locator(`${LINE_BOX} ul`);
    await page.focus(`${LINE_BOX} summary`);
    await page.keyboard.press('Enter');
    await expect(list).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.click(`${LINE_BOX} summary`);
    await expect(list).toBeVisible();
    await page.mouse.click(180, 700);
    await expect(list).toBeHidden();
  });

  test('with text so large that the header takes much of the window it leaves the room to the text', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    for (const [width, size, position] of [
      [320, '100%', 'sticky'],
      [360, '100%', 'sticky'],
      [360, '200%', 'relative'],
      [1100, '200%', 'sticky'],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size);
      await settled(page);
      const { found, header } = await page.evaluate(
        (selector) => ({
          found: getComputedStyle(document.querySelector(selector)!).position,
          header:
            document.querySelector('body header')!.getBoundingClientRect().height /
            parseFloat(getComputedStyle(document.documentElement).fontSize),
        }),
        LINE_BOX,
      );
      expect([width, size, found, header <= 3.8 || found === 'relative']).toEqual([
        width,
        size,
        position,
        true,
      ]);
    }
  });

  for (const [name, width, height] of [
    ['a screen at 400 %', 320, 256],
    ['a phone on its side', 667, 331],
  ] as const)
    test(`in a window as low as that of ${name} it scrolls away, and a heading that is jumped to is below the header`, async ({
      site,
    }) => {
      const page = await site.open(`${CHAPTER}#binding-guards`, { viewport: { width, height } });
      await isNear(page, 'binding-guards', 76, 3);
      const bottom = await page
        .locator(LINE_BOX)
        .evaluate((line) => line.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThan(0);
      // Where it stands it still leads to a section.
      await page.click(`${LINE_BOX} summary`);
      await page.click(`${LINE_BOX} a[href="#execution-context"]`);
      await isNear(page, 'execution-context', 76, 3);
    });

  test('a heading that is jumped to stands below the line, and is the one it names', async ({
    site,
  }) => {
    const page = await site.open(`${CHAPTER}#binding-guards`, {
      viewport: { width: 360, height: 740 },
    });
    await isNear(page, 'binding-guards', 108, 3);
    const text = (await headings(page)).find(({ id }) => id === 'binding-guards')!.text;
    await expect(page.locator(`${LINE_BOX} summary span`)).toHaveText(text);
  });
});

test('on wide screens the box is not shown, and the other way round', async ({ site }) => {
  const page = await site.open(CHAPTER);
  expect([await page.isVisible(LIST), await page.isVisible('main article > details')]).toEqual([
    true,
    false,
  ]);
  await page.setViewportSize({ width: 1200, height: 900 });
  expect([await page.isVisible(LIST), await page.isVisible('main article > details')]).toEqual([
    false,
    true,
  ]);
});

test('is not printed', async ({ site }) => {
  const page = await site.open(CHAPTER);
  await page.emulateMedia({ media: 'print' });
  expect([await page.isVisible(LIST), await page.isVisible('main article > details')]).toEqual([
    false,
    false,
  ]);
});

test('a page without headings has no empty list', async ({ site }) => {
  for (const route of routes) {
    const html = await (await fetch(site.origin + route)).text();
    expect([route, /<ul class="?list_\w+"?><\/ul>/.test(html)]).toEqual([route, false]);
  }
});
