import type { Page } from '@playwright/test';
import sidebars from '../../sidebars';
import { MENU_ANIMATION_MS, NARROW_BREAKPOINT_PX, SIDEBAR_WIDTH_PX } from '../../src/constants';
import { menuButtons } from '../../src/data/header';
import { address, arrives, choose, settled, until } from './reader';
import { CHAPTER, expect, routes, test } from './site';
import { variant, withoutAd } from './variant';

const IN_FUNDAMENTALS = routes.find((route) => route.startsWith('/fundamentals/'))!;
const TOGGLE = '#sidebar-toggle';
const NARROW = { viewport: { width: NARROW_BREAKPOINT_PX, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 } };

interface Entry {
  type: string;
  label: string;
  items?: Entry[];
  customProps: { titleZh: string; isPending?: boolean; isNew?: boolean };
}
const entries = sidebars.menu as unknown as Entry[];

const summary = (page: Page, title: string) =>
  page.locator('#menu summary', { has: page.locator(`span[lang="en"]:text-is("${title}")`) });
const openGroups = (page: Page): Promise<string[]> =>
  page.$$eval('#menu details[open] > summary span[lang="en"]', (titles) =>
    titles
      .filter((title) => !title.hasAttribute('class'))
      .map(({ textContent }) => textContent ?? ''),
  );
const groupsAre = (page: Page, ...titles: string[]): Promise<unknown> =>
  expect(page.locator('#menu details[open] > summary [lang="en"]:not([class])')).toHaveText(titles);
const isShown = (page: Page): Promise<boolean> => page.isVisible('#menu nav');
const left = (page: Page, selector: string): Promise<number> =>
  page.evaluate((name) => document.querySelector(name)!.getBoundingClientRect().left, selector);

test.describe('the sidebar', () => {
  test('stands open beside the page on wide screens, 250 px wide; the button toggles it', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    const box = await page.locator('#menu').boundingBox();
    expect([box?.x, box?.width]).toEqual([0, SIDEBAR_WIDTH_PX]);
    expect([await left(page, 'main'), await left(page, '#page-end-frame')]).toEqual([
      SIDEBAR_WIDTH_PX,
      SIDEBAR_WIDTH_PX,
    ]);
    await expect(page.locator(TOGGLE)).toHaveAttribute('aria-expanded', 'true');

    await page.click(TOGGLE);
    expect([
      await isShown(page),
      await page.getAttribute(TOGGLE, 'aria-expanded'),
      await left(page, 'main'),
    ]).toEqual([false, 'false', 0]);
    await page.focus(TOGGLE);
    await page.keyboard.press('Space');
    expect([
      await isShown(page),
      await page.getAttribute(TOGGLE, 'aria-expanded'),
      await left(page, 'main'),
    ]).toEqual([true, 'true', SIDEBAR_WIDTH_PX]);
    await page.keyboard.press('Enter');
    expect(await isShown(page)).toBe(false);
  });

  test("a reader's choice stays over navigations on wide screens", async ({ site }) => {
    const page = await site.open(CHAPTER);
    await page.click(TOGGLE);
    await page.click('main nav a[rel="next"]');
    await expect(page).toHaveURL((url) => url.pathname !== CHAPTER);
    expect(await isShown(page)).toBe(false);
  });

  test(`closes when the window becomes ${NARROW_BREAKPOINT_PX} px wide, opens again when it is wider`, async ({
    site,
  }) => {
    const page = await site.open(CHAPTER);
    await page.setViewportSize({ width: NARROW_BREAKPOINT_PX + 1, height: 900 });
    expect(await isShown(page)).toBe(true);
    await page.setViewportSize({ width: NARROW_BREAKPOINT_PX, height: 900 });
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator(TOGGLE)).toHaveAttribute('aria-expanded', 'false');
    expect(await left(page, 'main')).toBe(0);
    await page.setViewportSize({ width: NARROW_BREAKPOINT_PX + 1, height: 900 });
    await expect(page.locator('#menu')).toBeVisible();
  });

  for (const screen of [NARROW, PHONE])
    test(`starts closed on narrow screens and covers the page when open: ${JSON.stringify(screen)}`, async ({
      site,
    }) => {
      const page = await site.open(CHAPTER, screen);
      expect([await isShown(page), await page.getAttribute(TOGGLE, 'aria-expanded')]).toEqual([
        false,
        'false',
      ]);
      const before = await page.locator('main h1').boundingBox();
      await page.click(TOGGLE);
      expect([await isShown(page), await page.getAttribute(TOGGLE, 'aria-expanded')]).toEqual([
        true,
        'true',
      ]);
      expect(await page.locator('main h1').boundingBox()).toEqual(before);
    });

  test('on narrow screens Esc and a tap beside it close it; Esc gives the focus back', async ({
    site,
  }) => {
    const page = await site.open(CHAPTER, PHONE);
    await page.click(TOGGLE);
    await page.focus('#menu nav a');
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sidebar-toggle');
    await page.click(TOGGLE);
    await page.mouse.click(350, 500);
    await expect(page.locator('#menu')).toBeHidden();
    expect(address(page)).toBe(CHAPTER);
  });

  test('what the open menu covers cannot be reached by keyboard', async ({ site }) => {
    const page = await site.open(CHAPTER, PHONE);
    await page.click(TOGGLE);
    const covered = new Set<string>();
    const stops = await page.locator('a[href], button, input, summary').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const at = document.activeElement!;
        return at === document.body
          ? 'end'
          : at.closest('#menu, body header, [role="region"][aria-label="跳到主要内容"]')
            ? 'fine'
            : at.outerHTML.slice(0, 80);
      });
      if (place === 'end') break;
      if (place !== 'fine') covered.add(place);
    }
    expect([...covered]).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });

  test('Esc closes the search that is open over it, and then the menu', async ({ site }) => {
    const page = await site.open(CHAPTER, PHONE);
    await page.click(TOGGLE);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(page.locator('#search-dialog')).toBeHidden();
    await expect(page.locator('#menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('the skip link leads out of it to the text', async ({ site }) => {
    const page = await site.open(CHAPTER, PHONE);
    await page.click(TOGGLE);
    await page.focus('a[data-skip]');
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu')).toBeHidden();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.querySelector('main')!.contains(document.activeElement)),
    ).toBe(true);
  });

  test('closes after a navigation on narrow screens', async ({ site }) => {
    const page = await site.open(CHAPTER, PHONE);
    await page.click(TOGGLE);
    await page.click('#menu nav a[href="/pipes"]');
    await arrives(page, '/pipes');
    await expect(page.locator('#menu')).toBeHidden();
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });

  test('also after choosing the page that is shown already', async ({ site }) => {
    const page = await site.open(CHAPTER, PHONE);
    await page.click(TOGGLE);
    await page.click(`#menu nav a[href="${CHAPTER}"]`);
    await expect(page.locator('#menu')).toBeHidden();
  });
});

test.describe('groups', () => {
  test('at the start Overview is open and the others are closed', async ({ site }) => {
    const page = await site.open('/');
    expect(await openGroups(page)).toEqual(['Overview']);
  });

  test('a heading opens and closes its group, by mouse and by keyboard', async ({ site }) => {
    const page = await site.open('/');
    await summary(page, 'Techniques').click();
    await groupsAre(page, 'Overview', 'Techniques');
    await summary(page, 'Overview').focus();
    await page.keyboard.press('Enter');
    await groupsAre(page, 'Techniques');
    await page.keyboard.press('Space');
    await groupsAre(page, 'Overview', 'Techniques');
    await summary(page, 'Techniques').click();
    await groupsAre(page, 'Overview');
  });

  test(`opening and closing take ${MENU_ANIMATION_MS} ms`, async ({ site }) => {
    const page = await site.open('/');
    for (const opening of [true, false]) {
      const seen = await summary(page, 'Techniques').evaluate(async (line) => {
        const group = line.parentElement as HTMLDetailsElement;
        const heights: number[] = [];
        // As in Firefox and Safari, which animate no height of `auto`.
        group.style.setProperty('interpolate-size', 'numeric-only');
        (line as HTMLElement).click();
        const [arrow] = group.getAnimations({ subtree: true });
        // The transition of what the group holds is its `::details-content`'s, which no interface lists.
        const { transitionProperty, transitionDuration } = getComputedStyle(
          group,
          '::details-content',
        );
        do {
          heights.push(group.clientHeight);
          await new Promise(requestAnimationFrame);
        } while (arrow?.playState !== 'finished');
        await new Promise(requestAnimationFrame);
        heights.push(group.clientHeight);
        return {
          arrow: arrow.effect?.getComputedTiming().duration,
          transitionProperty,
          transitionDuration,
          heights,
        };
      });
      expect(seen).toMatchObject({
        arrow: MENU_ANIMATION_MS,
        transitionProperty: 'grid-template-rows, content-visibility',
        transitionDuration: `${MENU_ANIMATION_MS / 1000}s, ${MENU_ANIMATION_MS / 1000}s`,
      });
      // On the way from one end to the other, never back.
      const { heights } = seen;
      expect(new Set(heights).size).toBeGreaterThan(3);
      expect(heights).toEqual([...heights].sort((a, b) => (opening ? a - b : b - a)));
      expect(Math.abs(heights.at(-1)! - heights[0]!)).toBeGreaterThan(200);
    }
  });

  test('at once for readers who want less motion (L5)', async ({ site }) => {
    const page = await site.open('/', { reducedMotion: 'reduce' });
    await summary(page, 'Techniques').click();
    await settled(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
    expect(await openGroups(page)).toEqual(['Overview', 'Techniques']);
  });

  test('after a navigation the group of the first path segment opens and Overview closes', async ({
    site,
  }) => {
    const page = await site.open('/');
    await summary(page, 'Recipes').click();
    await choose(page, IN_FUNDAMENTALS);
    await arrives(page, IN_FUNDAMENTALS);
    await groupsAre(page, 'Fundamentals', 'Recipes');
    // Overview's own pages have no segment of its name: it opens where it holds the page.
    await choose(page, CHAPTER);
    await groupsAre(page, 'Overview', 'Fundamentals', 'Recipes');
  });

  test('opened directly, a page has its group open, in the HTML already', async ({ site }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.open(IN_FUNDAMENTALS, { javaScriptEnabled });
      expect(await openGroups(page)).toEqual(['Fundamentals']);
    }
  });
});

test.describe('entries', () => {
  test('stand in the order of sidebars.ts, with both names, marks and states', async ({ site }) => {
    const page = await site.open('/');
    const flat = (items: Entry[]): Entry[] =>
      items.flatMap((item) => [item, ...flat(item.items ?? [])]);
    const expected = flat(entries).map(({ label, customProps }) => ({
      label,
      chinese: customProps.titleZh === label ? '' : customProps.titleZh,
      isNew: Boolean(customProps.isNew),
      isPending: Boolean(customProps.isPending),
    }));
    const found = await page.$$eval(
      '#menu nav summary, #menu nav li > a, #menu nav li > span',
      (lines) =>
        lines.map((line) => {
          const [english] = line.querySelectorAll('span[lang="en"]');
          return {
            label: english!.textContent ?? '',
            chinese: english!.nextElementSibling?.textContent?.trim() ?? '',
            isNew: [...line.querySelectorAll('span')].some(
              ({ textContent }) => textContent === 'NEW',
            ),
            isPending: line.matches('span'),
          };
        }),
    );
    expect(found).toEqual(expected);
    expect(found.filter(({ isNew }) => isNew).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Deployment', 'Devtools']),
    );
  });

  test('a Chinese name is not broken: it has a line of its own where it does not fit beside the English one', async ({
    site,
  }) => {
    const page = await site.open('/');
    const heights = await page.$$eval('#menu nav details', (groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
      return [...document.querySelectorAll('#menu nav span[lang="en"] + span:not([lang])')].map(
        (name) => name.getBoundingClientRect().height,
      );
    });
    expect(heights.length).toBeGreaterThan(80);
    // As high as one line.
    expect(new Set(heights).size).toBe(1);
  });

  test('the external ones and the two buttons open in a new tab, and say so', async ({ site }) => {
    const page = await site.open('/');
    const external = await page.$$eval('#menu a[href^="https:"]', (links) =>
      links
        .filter((link) => link.checkVisibility())
        .map((link) => ({
          href: link.getAttribute('href'),
          target: (link as HTMLAnchorElement).target,
          rel: (link as HTMLAnchorElement).rel,
          says: link.textContent?.endsWith('（新标签页打开）'),
        })),
    );
    const shared = { target: '_blank', rel: 'noopener noreferrer', says: true };
    expect(external).toEqual(
      [
        'https://github.com/nestjs/nest/tree/master/sample',
        'https://api-references-nestjs.netlify.app/',
        'https://courses.nestjs.com/',
        'https://jobs.nestjs.com/',
        ...menuButtons.map(({ href }) => href),
      ].map((href) => ({ href, ...shared })),
    );
    const buttons = page.locator('#menu > div:last-child > a');
    expect(
      await buttons.evaluateAll((links) => links.map((link) => link.firstChild?.textContent)),
    ).toEqual(['Get enterprise support', 'Version 10']);
  });

  test('exactly the page shown is marked, also after a navigation', async ({ site }) => {
    const page = await site.open('/first-steps');
    const current = (): Promise<Array<string | null>> =>
      page.$$eval('#menu [aria-current]', (links) =>
        links.map((link) => `${link.getAttribute('href')} ${link.getAttribute('aria-current')}`),
      );
    expect(await current()).toEqual(['/first-steps page']);
    await choose(page, '/');
    await expect(page).toHaveTitle(/^Documentation/);
    // The text comes first.
    await expect.poll(current).toEqual(['/ page']);
    const [active, other] = await page.$$eval(
      '#menu nav a[href="/"], #menu nav a[href="/pipes"]',
      (links) => links.map((link) => getComputedStyle(link).color),
    );
    expect(active).not.toBe(other);
  });

  test('the one of the page shown is in sight, and the page stays at its top (L4)', async ({
    site,
  }) => {
    const page = await site.open('/support', { viewport: { width: 1280, height: 500 } });
    const inSight = (): Promise<boolean> =>
      page.evaluate(() => {
        const { top, bottom } = document
          .querySelector('#menu [aria-current="page"]')!
          .getBoundingClientRect();
        const box = document.querySelector('#menu')!.getBoundingClientRect();
        return top >= box.top && bottom <= box.bottom;
      });
    expect([await inSight(), await page.evaluate(() => window.scrollY)]).toEqual([true, 0]);
    for (const group of ['Techniques', 'GraphQL', 'Recipes', 'Microservices'])
      await summary(page, group).click();
    await choose(page, IN_FUNDAMENTALS);
    await expect(page.locator('#menu [aria-current="page"]')).toHaveAttribute(
      'href',
      IN_FUNDAMENTALS,
    );
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await settled(page);
    expect([await inSight(), await page.evaluate(() => window.scrollY)]).toEqual([true, 0]);
    // From then on the menu is the reader's.
    await page.hover('#menu nav');
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => page.$eval('#menu', (menu) => menu.scrollTop)).toBe(0);
    await summary(page, 'Overview').click();
    await settled(page);
    expect(await page.evaluate(() => document.querySelector('#menu')!.scrollTop)).toBe(0);
  });

  test('on a phone it is in sight when the menu opens', async ({ site }) => {
    const page = await site.open('/support', PHONE);
    await page.click(TOGGLE);
    await expect(page.locator('#menu [aria-current="page"]')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without JavaScript', () => {
  test('the menu is all there: groups open and close, and on a phone the button leads to it', async ({
    site,
  }) => {
    const wide = await site.open('/', { javaScriptEnabled: false });
    await summary(wide, 'Techniques').click();
    expect(await openGroups(wide)).toEqual(['Overview', 'Techniques']);

    const phone = await site.open(CHAPTER, { ...PHONE, javaScriptEnabled: false });
    expect(await isShown(phone)).toBe(true);
    await phone.click(TOGGLE);
    expect(address(phone)).toBe(`${CHAPTER}#menu`);
    await until(() =>
      phone.evaluate(
        () => document.querySelector('#menu')!.getBoundingClientRect().top < window.innerHeight,
      ),
    );
    await phone.click('#menu nav a[href="/pipes"]');
    expect(address(phone)).toBe('/pipes');
  });
});

test.describe('an entry whose page is not written yet', () => {
  // The variant has a handful of pages: nearly all entries are pending.
  test.use({ served: { directory: variant } });

  test('is grey, says so, and is no link', async ({ site: unfinished }) => {
    const page = await unfinished.open('/', withoutAd());
    const pending = page.locator('#menu nav li > span').filter({ hasText: 'Deployment' });
    await expect(pending).toContainText('（待写）');
    expect(
      await pending.evaluate((line) => [
        getComputedStyle(line).cursor,
        line.tabIndex,
        line.querySelector('a'),
      ]),
    ).toEqual(['default', -1, null]);
    const [grey, link] = await Promise.all(
      [pending, page.locator('#menu nav a[href="/guards"]')].map((line) =>
        line.evaluate((element) => getComputedStyle(element).color),
      ),
    );
    expect(grey).not.toBe(link);
    await pending.click();
    expect(address(page)).toBe('/');
  });

  test('is reached by nobody: its words in a text stand alone, and its address leads to the root', async ({
    site: unfinished,
  }) => {
    const page = await unfinished.open('/', withoutAd());
    expect(await page.locator('a[href="/deployment"]').count()).toBe(0);
    await page.goto('/deployment');
    expect(address(page)).toBe('/');
  });
});

test('the mark of the focus on an entry of a group is not cut off at the group’s edge', async ({
  site,
}) => {
  const page = await site.open(CHAPTER);
  await page.keyboard.press('Tab');
  const link = page.locator('#menu details[open] a').last();
  await link.focus();
  const [mark, edge] = await link.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return [
      element.getBoundingClientRect().right + parseFloat(outlineOffset) + parseFloat(outlineWidth),
      element.closest('details')!.getBoundingClientRect().right,
    ] as const;
  });
  expect(mark).toBeLessThanOrEqual(edge);
});
