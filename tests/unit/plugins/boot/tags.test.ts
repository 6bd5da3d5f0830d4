import boot from '../../../../src/plugins/boot';
import {bootScript} from '../../../../src/plugins/boot/bootScript';
import {pageTemplate} from '../../../../src/plugins/boot/pageTemplate';

const before = process.env.NODE_ENV;
afterEach(() => void Object.assign(process.env, {NODE_ENV: before}));

function tagsIn(environment: string): {headTags: unknown; preBodyTags: unknown} {
  Object.assign(process.env, {NODE_ENV: environment});
  return boot().injectHtmlTags!({content: undefined}) as {headTags: unknown; preBodyTags: unknown};
}

const script = {tagName: 'script', innerHTML: bootScript};

test('a built page has the script in its head, once', () => {
  expect(tagsIn('production')).toEqual({headTags: [script], preBodyTags: []});
});

test('on the development server it has the last word after theme-classic’s', () => {
  expect(tagsIn('development')).toEqual({headTags: [script], preBodyTags: [script]});
});

describe('the HTML of a built page', () => {
  test('has no place for theme-classic’s inline script and sprite, nor for the generator', () => {
    expect(pageTemplate).not.toMatch(/preBodyTags|generator|<script>|style=/);
  });

  test('keeps everything else that Docusaurus hands over', () => {
    for (const name of ['htmlAttributes', 'metaAttributes', 'headTags', 'stylesheets', 'scripts', 'bodyAttributes', 'appHtml', 'postBodyTags']) {
      expect(pageTemplate).toContain(`it.${name}`);
    }
  });

  test('sets the theme before any style sheet and script is waited for', () => {
    expect(pageTemplate.indexOf('it.headTags')).toBeLessThan(pageTemplate.indexOf('it.stylesheets'));
    expect(pageTemplate).toMatch(/<script src=.* defer><\/script>/);
    expect(pageTemplate.startsWith('<!DOCTYPE html>')).toBe(true);
  });
});
