import { renderToStaticMarkup } from 'react-dom/server';
import Privacy from '../../../../src/components/Privacy';
import type { Settings } from '../../../../src/browser/useSettings';
import { kept, sent, type Sent } from '../../../../src/data/privacy';
import { LOCAL_NEWSLETTER } from '../../../../src/environment/localNewsletter';

let siteConfig: { url: string; customFields: object; themeConfig: object };

jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig }), { virtual: true });

const PUBLIC = 'https://docs.example.com';

/** What the note says is sent on a site that is set up so; without an endpoint the address of the newsletter is the site's own. */
function sentBy(settings: Partial<Settings>, themeConfig: object = {}, url = PUBLIC): Sent[] {
  const customFields = { newsletterUrl: LOCAL_NEWSLETTER, hasReports: false, ...settings };
  siteConfig = { url, customFields, themeConfig };
  const html = renderToStaticMarkup(<Privacy />);
  for (const what of Object.values(kept)) expect(html).toContain(`<li>${what}</li>`);
  const found = (Object.keys(sent) as Sent[]).filter((key) => html.includes(sent[key]));
  expect(html.includes('什么都不寄到别处')).toBe(found.length === 0);
  return found;
}

test('a public site with nothing configured sends nothing', () => {
  expect(sentBy({})).toEqual([]);
});

test('on this machine the form is answered', () => {
  expect(sentBy({}, {}, 'http://localhost:3000')).toEqual(['newsletter']);
});

test.each<[Sent, Partial<Settings>, object]>([
  ['newsletter', { newsletterUrl: 'https://newsletter.example.com/' }, {}],
  ['search', {}, { algolia: { appId: 'APP' } }],
  ['ad', { ad: { serve: 'CODE', placement: 'docs' } }, {}],
  ['sandbox', { sandbox: 'stackblitz' }, {}],
  ['reports', { hasReports: true }, {}],
])('it says so where the site is set up for %s', (key, settings, themeConfig) => {
  expect(sentBy(settings, themeConfig)).toEqual([key]);
});

test('all of it', () => {
  const everything: Partial<Settings> = {
    newsletterUrl: 'https://newsletter.example.com/',
    ad: { serve: 'CODE', placement: 'docs' },
    sandbox: 'stackblitz',
    hasReports: true,
  };
  expect(sentBy(everything, { algolia: {} })).toEqual(Object.keys(sent));
});
