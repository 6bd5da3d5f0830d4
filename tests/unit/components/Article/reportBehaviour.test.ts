import { startReports } from '../../../../src/components/Article/reportBehaviour';
import { issueLink } from '../../../../src/data/issueLink';
import { onEach } from '../../../../src/browser/delegate';

jest.mock('../../../../src/browser/delegate', () => ({ onEach: jest.fn() }));

const HREF = issueLink('https://github.com/a/b/edit/main/docs/guards.md', {
  address: '/guards',
  title: 'Guards',
  version: '11.x',
});

const HEADINGS: Record<string, string> = { one: '第一节', two: '第二节', ahead: '下一页的一节' };

test('a report says the section of the address, a second one its own alone', () => {
  const link = { href: HREF, dataset: { report: '' } };
  const report = (hash: string): string => {
    Object.assign(globalThis, {
      window: { location: { hash } },
      document: {
        getElementById: (id: string) =>
          HEADINGS[id]
            ? { id, textContent: HEADINGS[id], closest: () => (id === 'ahead' ? {} : null) }
            : null,
      },
    });
    startReports();
    jest.mocked(onEach).mock.lastCall![2](link as unknown as HTMLElement, {} as never);
    return new URL(link.href).searchParams.get('body')!;
  };
  expect(report('#one')).toContain('Section: 第一节 (#one)\n');
  expect(report('#two')).toContain('Section: 第二节 (#two)\n');
  report('');
  expect(link.href).toBe(HREF);
  // A section of the page that is laid out behind the one shown.
  report('#ahead');
  expect(link.href).toBe(HREF);
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});
