import { pageFile, pagesOf } from '../../../src/hosting/pages';

test('the pages of a site: neither redirects nor what stands beside the book', () => {
  expect([
    ...pagesOf([
      '404.html',
      'ad-frame.html',
      'components/index.html',
      'guards.html',
      'index.html',
      'recipes/sandbox/docker.html',
      'sandbox/guards/guards-1.html',
      'guards.md',
    ]),
  ]).toEqual([
    ['/guards', 'guards.html'],
    ['/', 'index.html'],
    ['/recipes/sandbox/docker', 'recipes/sandbox/docker.html'],
  ]);
});

test('the file of a page is the one that it is found in', () => {
  const files = ['index.html', 'guards.html', 'recipes/sandbox/docker.html'];
  expect([...pagesOf(files).keys()].map(pageFile)).toEqual(files);
  expect(pageFile('/404.html')).toBe('404.html');
});
