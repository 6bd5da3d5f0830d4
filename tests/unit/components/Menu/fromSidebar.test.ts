import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { fromSidebar } from '../../../../src/components/Menu/fromSidebar';

test('Docusaurus’ sidebar becomes menu items', () => {
  const sidebar = [
    {
      type: 'link',
      href: '/',
      label: 'Introduction',
      customProps: { titleZh: '介绍', icon: 'home' },
    },
    {
      type: 'category',
      label: 'Devtools',
      collapsed: true,
      collapsible: true,
      customProps: { titleZh: '开发工具', isNew: true },
      items: [
        {
          type: 'link',
          href: '/devtools/overview',
          label: 'Overview',
          customProps: { titleZh: '概览', isPending: true },
        },
      ],
    },
    { type: 'link', href: 'https://jobs.nestjs.com/', label: 'Jobs board' },
    { type: 'html', value: '<hr>' },
  ] as PropSidebarItem[];
  expect(fromSidebar(sidebar)).toEqual([
    { title: 'Introduction', titleZh: '介绍', icon: 'home', path: '/' },
    {
      title: 'Devtools',
      titleZh: '开发工具',
      isNew: true,
      children: [
        { title: 'Overview', titleZh: '概览', isPending: true, path: '/devtools/overview' },
      ],
    },
    { title: 'Jobs board', titleZh: '', externalUrl: 'https://jobs.nestjs.com/' },
  ]);
});
