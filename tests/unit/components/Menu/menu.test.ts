import {
  INITIALLY_OPEN,
  openGroups,
  samePath,
  type MenuItem,
} from '../../../../src/components/Menu/menu';

const link = (title: string, path: string): MenuItem => ({ title, titleZh: '', path });

const menu: MenuItem[] = [
  link('Introduction', '/'),
  {
    title: 'Overview',
    titleZh: '概览',
    children: [link('First steps', '/first-steps'), link('Guards', '/guards')],
  },
  { title: 'WebSockets', titleZh: '', children: [link('Guards', '/websockets/guards')] },
  { title: 'CLI', titleZh: '命令行', children: [link('Overview', '/cli/overview')] },
  { title: 'Samples', titleZh: '', externalUrl: 'https://github.com/nestjs/nest' },
  link('Support us', '/support'),
];

describe('the open groups after a navigation (ARCHITECTURE.md#menu)', () => {
  test.each<[string, string, string[], string[]]>([
    [
      'the group of the first path segment opens, Overview closes',
      '/websockets/guards',
      ['Overview'],
      ['WebSockets'],
    ],
    ['whatever the letters’ case', '/cli/overview', ['Overview'], ['CLI']],
    [
      'other open groups stay open',
      '/cli/overview',
      ['Overview', 'WebSockets'],
      ['WebSockets', 'CLI'],
    ],
    ['an open group stays as it is', '/cli/overview', ['CLI', 'WebSockets'], ['CLI', 'WebSockets']],
    ['a page of Overview opens Overview', '/guards', [], ['Overview']],
    ['… and keeps it open', '/guards', ['Overview', 'CLI'], ['Overview', 'CLI']],
    ['a page in no group changes nothing', '/support', ['Overview', 'CLI'], ['Overview', 'CLI']],
    ['the root changes nothing', '/', ['Overview'], ['Overview']],
    ['an unknown path changes nothing', '/nowhere', ['Overview'], ['Overview']],
    ['a group’s path with an unknown page opens the group', '/cli/nowhere', ['Overview'], ['CLI']],
    ['a slash at the end does not matter', '/guards/', [], ['Overview']],
  ])('%s', (_, path, before, after) => expect(openGroups(path, '', menu, before)).toEqual(after));

  test('without a change the list is the same object, so nothing is rendered again', () => {
    const open = ['Overview'];
    expect(openGroups('/guards', '', menu, open)).toBe(open);
    expect(openGroups('/support', '', menu, open)).toBe(open);
  });

  test('Overview is open at first, the others are not', () =>
    expect(INITIALLY_OPEN).toEqual(['Overview']));
});

test.each([
  ['/guards', '/guards', true],
  ['/guards', '/guards/', true],
  ['/', '/', true],
  ['/', '', true],
  ['/guard', '/guards', false],
  ['/guards', '/guards/x', false],
  [undefined, '/', false],
])('samePath(%j, %j) is %s', (a, b, same) => expect(samePath(a, b)).toBe(same));
