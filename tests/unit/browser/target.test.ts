import { hashTarget } from '../../../src/browser/target';

const ids = ['value-providers', '控制器', '100%', '%E0', 'a b', 'what’s-new?'];
const asked: string[] = [];
const find = (id: string): string | null => (asked.push(id), ids.includes(id) ? id : null);

test.each([
  ['#value-providers', 'value-providers'],
  ['#Value-Providers', 'value-providers'],
  ['#%E6%8E%A7%E5%88%B6%E5%99%A8', '控制器'],
  ['#控制器', '控制器'],
  ['#a%20b', 'a b'],
  ['#100%', '100%'],
  ['#%E0', '%E0'],
  ['#%E0%A4%A', undefined],
  ['#nowhere', undefined],
  ['#"><img onerror=alert(1)>', undefined],
  ['#', undefined],
  ['', undefined],
])('%s leads to %j', (hash, id) => expect(hashTarget(hash, find)).toBe(id));

test('nobody is asked for the empty id', () => expect(asked).not.toContain(''));
