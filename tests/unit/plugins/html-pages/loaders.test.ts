import slimVersion from '../../../../src/plugins/html-pages/slimVersion';
import { pitch } from '../../../../src/plugins/html-pages/pageModule';

test('a version keeps its label and its menu, and loses what no component reads', () => {
  const page = {
    type: 'link',
    href: '/guards',
    label: 'Guards',
    docId: 'guards',
    unlisted: false,
    customProps: { titleZh: '守卫' },
  };
  const group = {
    type: 'category',
    label: 'Overview',
    collapsed: true,
    collapsible: true,
    items: [page],
  };
  const slim = { type: 'link', href: '/guards', label: 'Guards', customProps: { titleZh: '守卫' } };
  const data = {
    version: {
      label: '11.x',
      docs: { guards: { title: '守卫' } },
      docsSidebars: { menu: [page, group] },
    },
    other: 1,
  };
  expect(JSON.parse(slimVersion(JSON.stringify(data)))).toEqual({
    version: {
      label: '11.x',
      docs: {},
      docsSidebars: { menu: [slim, { type: 'category', label: 'Overview', items: [slim] }] },
    },
    other: 1,
  });
});

test('data of anything else stay as they are', () =>
  expect(slimVersion('{"a": 1}')).toBe('{"a": 1}'));

test('a page’s module has the exports of the docs plugin’s own', () => {
  const code = pitch.call({
    resourcePath: '/site/docs/guards.md',
    getOptions: () => ({ permalinks: { '/site/docs/guards.md': '/guards' } }),
  });
  expect(code).toContain('openPage("/guards")');
  expect(code).toMatch(/export const \{frontMatter, contentTitle, metadata, assets, toc\} = /);
  expect(code).toContain('export default ');
});
