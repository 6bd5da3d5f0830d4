import { renderToStaticMarkup } from 'react-dom/server';
import Newsletter from '../../../../src/components/Newsletter';
import { site } from '../../../../src/data/site';

let siteConfig: { url: string; customFields: { newsletterUrl?: string } };

jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({
    siteConfig,
    i18n: { currentLocale: 'zh-Hans', localeConfigs: { 'zh-Hans': { htmlLang: 'zh-Hans' } } },
  }),
  { virtual: true },
);

const html = (url: string, newsletterUrl?: string): string => {
  siteConfig = { url, customFields: { newsletterUrl } };
  return renderToStaticMarkup(<Newsletter />);
};

test('on this machine the form is there: the local server answers it', () => {
  expect(html('http://localhost:3000', '/api/newsletter')).toContain('<form');
});

test('a public site with an endpoint has the form', () => {
  expect(html('https://docs.example.com', 'https://newsletter.example.com/')).toContain('<form');
});

test('a public site without an endpoint leads to the framework’s own newsletter instead of a form that can only fail', () => {
  const page = html('https://docs.example.com', '/api/newsletter');
  expect(page).not.toMatch(/<form|<input|<button/);
  expect(page).toMatch(
    new RegExp(
      `<a [^>]*href="${site.newsletter}"[^>]*target="_blank"[^>]*rel="noopener noreferrer"`,
    ),
  );
  expect(page).toContain('到 NestJS 官网订阅');
});
