import { liveRedirects } from '../../src/data/redirectRules';
import { redirects } from '../../src/data/redirects';
import { parseRedirects } from '../../src/hosting/hostFiles';
import { redirectPageFile } from '../../src/hosting/pages';
import { routeState } from '../../src/plugins/menu/routeState';
import { attribute, files, isHtml, pages, readBuilt, tagsIn } from './build';

const live = liveRedirects(redirects, routeState);

test('the hosts get every redirect', () =>
  expect(parseRedirects(readBuilt('_redirects'))).toEqual(live));

test.each(live)(
  '$from has a page that leads to $to by script, refresh and link',
  ({ from, to }) => {
    const tags = tagsIn(redirectPageFile(from));
    expect(attribute(tags, 'script', 'data-to')).toEqual([to]);
    expect(attribute(tags, 'script', 'src')).toEqual(['/redirect.js']);
    expect(attribute(tags, 'meta', 'content')).toContain(`0; url=${to}`);
    expect(attribute(tags, 'a', 'href')).toEqual([to]);
    expect(pages.map(({ route }) => route)).toContain(to);
  },
);

test('a folder’s index.html is a redirect page of ours and nothing else', () => {
  expect(files.filter((file) => file.endsWith('/index.html'))).toEqual(
    live.map(({ from }) => redirectPageFile(from)).sort(),
  );
});

test('noindex on crud-utilities, on what is no page of its own, and nowhere else (ARCHITECTURE.md#noindex, B15)', () => {
  const hidden = files.filter(
    (file) => isHtml(file) && /<meta[^>]*name="?robots"?[^>]*noindex/.test(readBuilt(file)),
  );
  expect(hidden).toEqual(['404.html', 'ad-frame.html', 'recipes/crud-utilities/index.html']);
});
