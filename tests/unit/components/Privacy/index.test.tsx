import { renderToStaticMarkup } from 'react-dom/server';
import Privacy from '../../../../src/components/Privacy';
import { kept, sent, type Sent } from '../../../../src/data/privacy';

let siteConfig: { url: string; customFields: object; themeConfig: object };

jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig }), { virtual: true });

const PUBLIC = 'https://docs.example.com';

/** What the note says is sent on a site that is set up so. */
function sentBy(customFields: object, themeConfig: object = {}, url = PUBLIC): Sent[] {
  siteConfig = { url, customFields, themeConfig };
  const html = renderToStaticMarkup(<Privacy />);
  for (const what of Object.values(kept)) expect(html).toContain(`<li>${what}</li>`);
  const found = (Object.keys(sent) as Sent[]).filter((key) => html.includes(sent[key]));
  expect(html.includes('什么都不寄到别处')).toBe(found.length === 0);
  return found;
}

test('a public site with nothing configured sends nothing', () => {
  expect(sentBy({ newsletterUrl: '/api/newsletter' })).toEqual([]);
});

test('on this machine the form is answered', () => {
  expect(sentBy({ newsletterUrl: '/api/newsletter' }, {}, 'http://localhost:3000')).toEqual([
    'newsletter',
  ]);
});

test.each<[Sent, object, object]>([
  ['newsletter', { newsletterUrl: 'https://newsletter.example.com/' }, {}],
  ['search', {}, { algolia: { appId: 'APP' } }],
  ['ad', { ad: { serve: 'CODE', placement: 'docs' } }, {}],
  ['sandbox', { sandbox: 'stackblitz' }, {}],
  ['reports', { hasReports: true }, {}],
])('it says so where the site is set up for %s', (key, customFields, themeConfig) => {
  expect(sentBy(customFields, themeConfig)).toEqual([key]);
});

test('all of it', () => {
  const everything = {
    newsletterUrl: 'https://newsletter.example.com/',
    ad: {},
    sandbox: 'stackblitz',
    hasReports: true,
  };
  expect(sentBy(everything, { algolia: {} })).toEqual(Object.keys(sent));
});
