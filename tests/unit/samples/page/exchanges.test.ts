import { exchangesOf } from '../../../../src/samples/page/exchanges';

const split = (code: string, count: number): Array<readonly [string, readonly number[]]> =>
  exchangesOf(code, count).map(({ code: text, answers }) => [text, answers]);

test('each command with its answer', () =>
  expect(split('curl http://a/1\ncurl http://a/2', 2)).toEqual([
    ['curl http://a/1', [0]],
    ['curl http://a/2', [1]],
  ]));

test('with fewer answers than commands, they are those of the last ones', () =>
  expect(split('curl http://a/1\ncurl http://a/2\ncurl http://a/3', 2)).toEqual([
    ['curl http://a/1\ncurl http://a/2', [0]],
    ['curl http://a/3', [1]],
  ]));

test('a command of several lines stays whole, a comment goes with the command below it', () =>
  expect(
    split("curl http://a/1 \\\n  -d '{\n}'\n\n# 再来一次\ncurl http://a/2\nkill -TERM $PID", 2),
  ).toEqual([
    ["curl http://a/1 \\\n  -d '{\n}'", [0]],
    ['# 再来一次\ncurl http://a/2\nkill -TERM $PID', [1]],
  ]));

test('two on one line keep both answers', () =>
  expect(split('curl http://a/1 && curl http://a/2\ncurl http://a/3', 3)).toEqual([
    ['curl http://a/1 && curl http://a/2', [0, 1]],
    ['curl http://a/3', [2]],
  ]));

test('without answers there is one piece', () =>
  expect(split('curl http://a/1\ncurl http://a/2', 0)).toEqual([
    ['curl http://a/1\ncurl http://a/2', []],
  ]));
