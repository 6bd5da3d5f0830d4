import type { Page } from '@playwright/test';
import { settled } from './reader';
import { CHAPTER, expect, test } from './site';

test.describe.configure({ timeout: 300_000 });

/** One of each kind: the home page, a chapter, the companies, the support page, the list of everything. */
const KINDS = ['/', CHAPTER, '/discover/companies', '/support', '/search'];

interface Line {
  depth: number;
  role: string;
  name: string;
  level: number | undefined;
}

/** What a screen reader meets, in its order. */
async function tree(page: Page): Promise<Line[]> {
  const text = await page.locator('body').ariaSnapshot();
  return text.split('\n').flatMap((line) => {
    const [, indent = '', role, name = '', rest = ''] =
      /^( *)- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line) ?? [];
    const level = /\[level=(\d)\]/.exec(rest)?.[1];
    return role
      ? [
          {
            depth: indent.length,
            role,
            name: name || rest.replace(/^[^:]*:\s*/, '').trim(),
            level: level === undefined ? undefined : Number(level),
          },
        ]
      : [];
  });
}

for (const route of KINDS)
  test(`${route}: in reading order, every control has a name, no level of headings is left out`, async ({
    site,
  }) => {
    const page = await site.open(route);
    for (const width of [1280, 360])
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const lines = await tree(page);
        const place = (role: string): number => lines.findIndex((line) => line.role === role);
        expect(lines.length).toBeGreaterThan(40);

        // Header, text, what follows it: each there, in this order.
        expect([place('banner'), place('main'), place('contentinfo')].every((at) => at >= 0)).toBe(
          true,
        );
        expect(place('banner')).toBeLessThan(place('main'));
        expect(place('main')).toBeLessThan(place('contentinfo'));
        const [first] = lines.filter(({ role }) => role === 'link');
        expect(first!.name).toBe('跳到主要内容');

        const nameless = lines.filter(
          ({ role, name }) =>
            ['link', 'button', 'radio', 'textbox', 'combobox', 'img', 'navigation'].includes(
              role,
            ) && name === '',
        );
        expect(nameless).toEqual([]);

        const headings = lines.filter(({ role }) => role === 'heading');
        expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
        const main = headings.slice(headings.findIndex(({ level }) => level === 1));
        const skipped = main.filter(
          ({ level }, index) => index > 0 && level! - main[index - 1]!.level! > 1,
        );
        expect(skipped).toEqual([]);
      });
  });

test('a chapter begins with its title, the way to it, and what can be done with it; the text follows', async ({
  site,
}) => {
  const page = await site.open(CHAPTER);
  const lines = (await tree(page)).filter(({ role }) =>
    /heading|link|button|navigation/.test(role),
  );
  const from = lines.findIndex(({ role, level }) => role === 'heading' && level === 1);
  expect(lines.slice(from, from + 6).map(({ role, name }) => `${role} ${name}`)).toEqual([
    'heading 守卫 Guards',
    'navigation 面包屑',
    'link Documentation',
    'heading Overview · 概览',
    'link Overview · 概览',
    'button 复制为 Markdown',
  ]);
});

test('a drawing that a sentence does not exhaust is followed by its description, which the keyboard opens', async ({
  site,
}) => {
  const page = await site.open('/fundamentals/execution-context');
  const described = page.locator('main .prose figure:has([role="img"]) + details:not([class])');
  const [summary, words] = [described.locator('summary'), described.locator('li').first()];
  expect([await summary.innerText(), await words.isVisible()]).toEqual(['图的文字说明', false]);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  expect(await described.ariaSnapshot()).toMatch(/list:\n\s+- listitem/);
});

test('in forced colours and without motion the chosen language and the menu’s place stay visible', async ({
  site,
}) => {
  const page = await site.open(CHAPTER, { forcedColors: 'active', reducedMotion: 'reduce' });
  const seen = await page.evaluate(() => {
    const ground = (selector: string): string =>
      getComputedStyle(document.querySelector(selector)!).backgroundColor;
    const moving = [...document.querySelectorAll('body *')].filter(
      (element) =>
        parseFloat(getComputedStyle(element).transitionDuration) > 0.001 ||
        !['none', ''].includes(getComputedStyle(element).animationName),
    );
    return {
      isChosen:
        ground('figure input:checked + span') !== ground('figure input:not(:checked) + span'),
      current: document.querySelectorAll('#menu [aria-current="page"]').length,
      moving: moving.map(({ outerHTML }) => outerHTML.slice(0, 80)),
    };
  });
  expect(seen).toEqual({ isChosen: true, current: 1, moving: [] });
});
