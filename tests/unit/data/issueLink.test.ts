import { issueLink, withSection } from '../../../src/data/issueLink';

const page = {
  address: 'https://docs.example.com/guards',
  title: '守卫 & "管道" #1',
  version: '11.x',
};

test('opens a new issue of the edit link’s repository, with page, version and room for the section', () => {
  const url = new URL(issueLink('https://github.com/me/docs/edit/main/docs/guards.md', page));
  expect(url.origin + url.pathname).toBe('https://github.com/me/docs/issues/new');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    title: page.title,
    body: 'Page: https://docs.example.com/guards\nVersion: 11.x\nSection: \n\n',
  });
});

test('GitLab has names of its own', () => {
  const url = new URL(issueLink('https://gitlab.example.com/a/b/edit/main/docs/x.md', page));
  expect(url.pathname).toBe('/a/b/-/issues/new');
  expect(url.searchParams.get('issue[description]')).toContain('Version: 11.x');
});

test('the section is added, also one with odd characters', () => {
  const link = issueLink('https://github.com/me/docs/edit/main/docs/guards.md', page);
  const url = new URL(withSection(link, '绑定 & 守卫 (#binding-guards)'));
  expect(url.searchParams.get('body')).toContain('Section: 绑定 & 守卫 (#binding-guards)\n');
  expect(url.searchParams.get('title')).toBe(page.title);
});

test('a section whose words mean something where text is replaced is added as it is', () => {
  const link = issueLink('https://github.com/me/docs/edit/main/docs/guards.md', page);
  const url = new URL(withSection(link, "$& 和 $' (#a)"));
  expect(url.searchParams.get('body')).toContain("Section: $& 和 $' (#a)\n");
});
