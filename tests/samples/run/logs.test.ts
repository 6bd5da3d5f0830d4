import { matchLogs, readableLine } from './logs';

const NEST = '[Nest] 4242  - 11/21/2026, 8:37:55 AM     LOG [CatsService] 有 2 只猫 +6ms';

test.each([
  [NEST, 'LOG [CatsService] 有 2 只猫'],
  [
    '\u001b[32m[Nest] 1  - \u001b[39m11/21/2026, 12:00:00 PM \u001b[31m  ERROR\u001b[39m \u001b[33m[App] \u001b[39m坏了',
    'ERROR [App] 坏了',
  ],
  ['    at main.js:1 ', '    at main.js:1'],
])('%j', (line, expected) => expect(readableLine(line)).toBe(expected));

const OUTPUT = [NEST, '  普通的一行', NEST.replace('2 只', '3 只')];

test.each([
  [['LOG [CatsService] 有 2 只猫'], undefined, 1],
  [['[CatsService] 有 2 只猫', '', '…', '[CatsService] 有 3 只猫'], undefined, 3],
  [[NEST, '普通的一行'], undefined, 2],
  [['普通的一行', 'LOG [CatsService] 有 2 只猫'], 1, 2],
  [['WARN [CatsService] 有 2 只猫'], 0, 0],
  [['有 2 只猫'], 0, 0],
])('%j', (page, missing, end) => expect(matchLogs(page, OUTPUT, 0)).toEqual({ missing, end }));

test('what was matched before does not count again', () => {
  expect(matchLogs(['[CatsService] 有 2 只猫'], OUTPUT, 1)).toEqual({ missing: 0, end: 1 });
});
