/** The words of a `curl` command → its options, one by one: `-sX POST` is `-s` and `-X POST`. */

/** A command that cannot be sent; the message is for the writer. */
export class CurlError extends Error {}

/** An option that is not in the lists below. */
export const unknownOption = (option: string): CurlError =>
  new CurlError(
    `不认识 curl 的 ${option}。换一种写法，或者在 src/samples/page/curl-options.ts 里加上它`,
  );

/** Options that change nothing here. */
export const SILENT = new Set([
  '-s',
  '--silent',
  '-S',
  '--show-error',
  '-k',
  '--insecure',
  '-N',
  '--no-buffer',
  '--http1.1',
  '--path-as-is',
  '-f',
  '--fail',
]);

/** Long name → short name. */
const SHORT: Readonly<Record<string, string>> = {
  '--request': '-X',
  '--header': '-H',
  '--data': '-d',
  '--data-ascii': '-d',
  '--form': '-F',
  '--user': '-u',
  '--cookie': '-b',
  '--cookie-jar': '-c',
  '--include': '-i',
  '--show-headers': '-i',
  '--location': '-L',
  '--head': '-I',
  '--get': '-G',
  '--globoff': '-g',
  '--output': '-o',
  '--write-out': '-w',
  '--user-agent': '-A',
  '--referer': '-e',
  '--max-time': '-m',
};

const WITHOUT_VALUE = 'sSgkNfiLIG';
const WITH_VALUE = 'XHdFubcowAem';

/** @throws {CurlError} an option that this parser does not know, or one without its value */
export function* optionsOf(
  words: readonly string[],
): Generator<readonly [option: string, value: string]> {
  const queue = [...words];
  const value = (option: string): string => {
    const next = queue.shift();
    if (next === undefined) throw new CurlError(`curl 的 ${option} 后面少了值`);
    return next;
  };
  for (let word = queue.shift(); word !== undefined; word = queue.shift()) {
    if (!word.startsWith('-') || word === '-') yield ['--url', word];
    else if (word.startsWith('--')) {
      const option = SHORT[word] ?? word;
      yield [
        option,
        LONG_WITH_VALUE.has(word) || (option.length === 2 && WITH_VALUE.includes(option[1] ?? ''))
          ? value(word)
          : '',
      ];
    } else yield* cluster(word.slice(1), value);
  }
}

const LONG_WITH_VALUE = new Set([
  '--url',
  '--json',
  '--data-raw',
  '--data-binary',
  '--data-urlencode',
  '--form-string',
]);

function* cluster(
  letters: string,
  value: (option: string) => string,
): Generator<readonly [string, string]> {
  for (let index = 0; index < letters.length; index += 1) {
    const letter = letters[index] ?? '';
    const option = `-${letter}`;
    if (WITH_VALUE.includes(letter)) {
      const attached = letters.slice(index + 1);
      yield [option, attached === '' ? value(option) : attached];
      return;
    }
    if (!WITHOUT_VALUE.includes(letter)) throw unknownOption(option);
    yield [option, ''];
  }
}
