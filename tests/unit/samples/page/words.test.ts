import { commandsOf } from '../../../../src/samples/page/words';

const words = (code: string) => commandsOf(code).map((command) => command.words);

test.each([
  ['npm i a@1 b@2', [['npm', 'i', 'a@1', 'b@2']]],
  [
    'npm i a && npm run b; c | d || e & f',
    [['npm', 'i', 'a'], ['npm', 'run', 'b'], ['c'], ['d'], ['e'], ['f']],
  ],
  ['curl \\\n  -X POST \\\n  url', [['curl', '-X', 'POST', 'url']]],
  ['curl -d \'{"a b":"#c"}\' # note', [['curl', '-d', '{"a b":"#c"}']]],
  ['echo "a \\"b\\" \\$c \\n"', [['echo', 'a "b" $c \\n']]],
  ['echo a\\ b\'c d\'"e"', [['echo', 'a bc de']]],
  ['curl -d \'{\n  "a": 1\n}\' url', [['curl', '-d', '{\n  "a": 1\n}', 'url']]],
  ['curl http://localhost:3000/a#b', [['curl', 'http://localhost:3000/a#b']]],
  ["cat <<'EOF' > a\nnpm i x\nEOF\nnpm i y", [['cat'], ['npm', 'i', 'y']]],
  ['# only a note\n', []],
  ["echo ''", [['echo', '']]],
])('%j', (code, expected) => expect(words(code)).toEqual(expected));

test('a command stands on the line of its first word', () => {
  expect(commandsOf('# a\n\nb \\\n  c\nd && \\\n  e').map(({ line }) => line)).toEqual([2, 4, 5]);
});
