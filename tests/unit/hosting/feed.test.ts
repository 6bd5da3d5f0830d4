import { formatFeed, formatOpenSearch, type PublishedPage } from '../../../src/hosting/feed';
import { withPageHead } from '../../../src/hosting/pageHead';

const page = (
  route: string,
  changed?: string,
  more: Partial<PublishedPage> = {},
): PublishedPage => ({
  route,
  title: '守卫',
  titleEn: 'Guards',
  description: '一句 <话> & "引号"',
  changed,
  above: [{ name: 'Documentation', route: '/' }],
  ...more,
});

const SITE = 'https://docs.example.com';

describe('the feed', () => {
  test('newest first, pages of one moment in their order, text escaped', () => {
    const feed = formatFeed(
      [
        page('/a', '2026-01-01T00:00:00+08:00'),
        page('/b', '2026-03-01T00:00:00+08:00'),
        page('/c'),
        page('/d', '2026-03-01T00:00:00+08:00'),
      ],
      SITE,
    )!;
    expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
      `${SITE}/`,
      `${SITE}/b`,
      `${SITE}/d`,
      `${SITE}/a`,
    ]);
    expect(/<updated>(.*?)<\/updated>/.exec(feed)![1]).toBe('2026-03-01T00:00:00+08:00');
    expect(feed).toContain('<summary>一句 &lt;话&gt; &amp; &quot;引号&quot;</summary>');
  });

  test('at most forty entries; none without a date, and then no feed', () => {
    const many = Array.from({ length: 50 }, (_, index) =>
      page(`/p${index}`, `2026-01-01T00:00:${String(index + 10)}+08:00`),
    );
    expect(formatFeed(many, SITE)!.match(/<entry>/g)).toHaveLength(40);
    expect(formatFeed([page('/a')], SITE)).toBeUndefined();
  });
});

test('the search’s description leads to the search page', () =>
  expect(formatOpenSearch(SITE)).toContain(`template="${SITE}/search?q={searchTerms}"`));

describe('the head of a page', () => {
  const html = '<html><head><title>x</title></head><body></body></html>';

  test('a text cannot end the data', () => {
    const made = withPageHead(html, page('/guards', undefined, { title: '</script><b>' }), SITE);
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(made)![1]!;
    expect(JSON.parse(data)['@graph'][0].headline).toBe('</script><b>');
    expect(made.endsWith('</head><body></body></html>')).toBe(true);
  });

  test('without the site’s address it names the Markdown only', () =>
    expect(withPageHead(html, page('/guards'), undefined)).toBe(
      html.replace(
        '</head>',
        '<link rel="alternate" type="text/markdown" href="/guards.md"></head>',
      ),
    ));

  test('only the home page tells of the feed and of the search', () => {
    const has = (route: string): boolean =>
      withPageHead(html, page(route, '2026-01-01T00:00:00+08:00'), SITE).includes('opensearch');
    expect([has('/'), has('/guards')]).toEqual([true, false]);
  });

  test('HTML without a head is a fault', () =>
    expect(() => withPageHead('<p>', page('/x'), SITE)).toThrow('</title>'));
});
