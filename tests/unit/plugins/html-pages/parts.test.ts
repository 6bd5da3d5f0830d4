import { parseInParts } from '../../../../src/plugins/html-pages/parts';

let mockNextTask = (): void => undefined;
jest.mock('../../../../src/browser/nextTask', () => ({
  nextTask: async () => mockNextTask(),
}));

const heading = (id: string): string => `<h3 id=${id} data-part="" class=heading>${id}</h3>`;
const TEXT = `<p>导语${heading('a')}<p>1${heading('b')}<blockquote><h3 id=c>c</h3></blockquote><h4 id=d data-part>d</h4>`;

/** What is parsed by each task, when each part takes so long. */
async function tasks(partMs: number): Promise<string[]> {
  const parsed = [''];
  let now = 0;
  Object.assign(globalThis, {
    document: {
      createElement: () => ({
        insertAdjacentHTML(_: string, html: string) {
          parsed.push(`${parsed.pop() ?? ''}${html}|`);
          now += partMs;
        },
      }),
    },
  });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  mockNextTask = () => void parsed.push('');
  await parseInParts(TEXT);
  jest.restoreAllMocks();
  return parsed;
}

test('a text is parsed from heading to heading, and not within what a heading stands in', async () =>
  expect(await tasks(1)).toEqual([
    `<p>导语|${heading('a')}<p>1|${heading('b')}<blockquote><h3 id=c>c</h3></blockquote>|<h4 id=d data-part>d</h4>|`,
  ]));

test('what takes long is parsed in several tasks, and nothing is lost', async () => {
  const parsed = await tasks(10);
  expect(parsed.length).toBe(2);
  expect(parsed.join('').replaceAll('|', '')).toBe(TEXT);
});
