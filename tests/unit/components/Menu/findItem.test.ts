import { findItem } from '../../../../src/components/Menu/findItem';
import type { MenuItem } from '../../../../src/components/Menu/menu';

const link = (title: string, path: string): MenuItem => ({ title, titleZh: '', path });

const menu: MenuItem[] = [
  link('Introduction', '/'),
  { title: 'CLI', titleZh: '命令行', children: [link('Overview', '/cli/overview')] },
];

test('an item is found by its route, in groups too', () => {
  expect(findItem(menu, '/cli/overview/')?.title).toBe('Overview');
  expect(findItem(menu, '/')?.title).toBe('Introduction');
  expect(findItem(menu, '/nowhere')).toBeUndefined();
});
