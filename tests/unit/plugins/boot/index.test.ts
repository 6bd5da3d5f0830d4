import boot from '../../../../src/plugins/boot';
import { bootScript, themeScript } from '../../../../src/plugins/boot/bootScript';
import { pageTemplate } from '../../../../src/plugins/boot/pageTemplate';
import type { OpenerTexts } from '../../../../src/search/bar/opener';

const before = process.env.NODE_ENV;
afterEach(() => void Object.assign(process.env, { NODE_ENV: before }));

interface Tags {
  headTags: Array<{ tagName: string; innerHTML: string }>;
  preBodyTags: unknown;
}

async function tagsIn(environment: string, baseUrl = '/'): Promise<Tags> {
  Object.assign(process.env, { NODE_ENV: environment });
  const plugin = boot({ baseUrl });
  return plugin.injectHtmlTags!({ content: await plugin.loadContent!() }) as Tags;
}

test('a built page has the script in its head, once, with the texts of the search', async () => {
  const texts = (await boot({ baseUrl: '/' }).loadContent!()) as OpenerTexts;
  expect(await tagsIn('production')).toEqual({
    headTags: [{ tagName: 'script', innerHTML: bootScript(texts, '/search') }],
    preBodyTags: [],
  });
  expect((await tagsIn('production')).headTags[0]!.innerHTML).toContain('"搜索文档"');
});

test('on the development server the theme has the last word after theme-classic’s; the search is opened by one script', async () => {
  expect((await tagsIn('development')).preBodyTags).toEqual([
    { tagName: 'script', innerHTML: themeScript },
  ]);
  expect(themeScript).not.toContain('keydown');
});

test('the search page is found below a base address', async () => {
  expect((await tagsIn('production', '/docs/')).headTags[0]!.innerHTML).toContain(
    'action:"/docs/search"',
  );
});

test('its texts are translated by a file of another language', async () => {
  const plugin = boot({ baseUrl: '/' });
  const content = await plugin.loadContent!();
  const [file] = (await plugin.getTranslationFiles!({ content })) as [
    { path: string; content: Record<string, { message: string }> },
  ];
  expect(file).toMatchObject({ path: 'search', content: { label: { message: '搜索文档' } } });
  const translated = plugin.translateContent!({
    content,
    translationFiles: [{ ...file, content: { label: { message: 'Search <b>' } } }],
  });
  expect(translated).toMatchObject({ label: 'Search <b>', close: '关闭' });
  expect(bootScript(translated as OpenerTexts, '/search')).toContain('"Search \\u003cb>"');
});

describe('the HTML of a built page', () => {
  test('has no place for theme-classic’s inline script and sprite, nor for the generator', () => {
    expect(pageTemplate).not.toMatch(/preBodyTags|generator|<script>|style=/);
  });

  test('keeps everything else that Docusaurus hands over', () => {
    for (const name of [
      'htmlAttributes',
      'metaAttributes',
      'headTags',
      'stylesheets',
      'scripts',
      'bodyAttributes',
      'appHtml',
      'postBodyTags',
    ]) {
      expect(pageTemplate).toContain(`it.${name}`);
    }
  });

  test('sets the theme before any style sheet and script is waited for', () => {
    expect(pageTemplate.indexOf('it.headTags')).toBeLessThan(
      pageTemplate.indexOf('it.stylesheets'),
    );
    expect(pageTemplate).toMatch(/<script src=.* defer><\/script>/);
    expect(pageTemplate.startsWith('<!DOCTYPE html>')).toBe(true);
  });
});
