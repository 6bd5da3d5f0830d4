import samples from '../../../src/remark/samples';
import { outline, PLAIN, transform, transformLater } from './markdown';

const fence = (opener: string, code: string): string => `\`\`\`${opener}\n${code}\n\`\`\``;

/** `<Sample …>` as `{id, language, …}`. */
async function samplesOf(source: string): Promise<Array<Record<string, string>>> {
  const found: Array<Record<string, string>> = [];
  const walk = (node: object): void => {
    const { name, attributes, children } = node as {
      name?: string;
      attributes?: Array<{ name: string; value: string }>;
      children?: object[];
    };
    if (Array.isArray(attributes))
      found.push({
        component: name!,
        ...Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.value])),
      });
    children?.forEach(walk);
  };
  walk(await transformLater([samples], source));
  return found;
}

test('a page without code stays as it is', async () => {
  expect(await transformLater([samples], PLAIN)).toEqual(transform([], PLAIN));
});

describe('TypeScript comes in both languages', () => {
  test('the JavaScript is made from it', async () => {
    const [sample] = await samplesOf(
      fence('ts title="cats/cats.service.ts"', 'const name: string = `a`;'),
    );
    expect(sample).toMatchObject({
      component: 'Sample',
      id: 'sample-1',
      language: 'ts',
      title: 'cats/cats.service.ts',
      javascriptTitle: 'cats/cats.service.js',
    });
    expect(sample!.html).toContain('string');
    expect(sample!.javascript).not.toContain('string</span>:');
    expect(sample!.javascript!.replace(/<[^>]*>/g, '')).toBe('const name = `a`;');
  });

  test('the writer’s own JavaScript right behind it wins, and takes no place of its own', async () => {
    const found = await samplesOf(
      `${fence('ts title="a.ts"', 'const a: number = 1;')}\n\n${fence('js', 'const mine = 1;')}\n\n${fence('js', 'const other = 2;')}`,
    );
    expect(
      found.map(({ id, language, javascript }) => [
        id,
        language,
        javascript?.replace(/<[^>]*>/g, ''),
      ]),
    ).toEqual([
      ['sample-1', 'ts', 'const mine = 1;'],
      ['sample-2', 'js', undefined],
    ]);
  });

  test('text between the two keeps them apart', async () => {
    expect(
      await samplesOf(
        `${fence('ts', 'const a = 1;')}\n\n正文\n\n${fence('js', 'const mine = 1;')}`,
      ),
    ).toHaveLength(2);
  });

  test('one in a fold for 12 sees the samples of 12', async () => {
    const cats = (code: string): string => fence('ts title="cats.ts"', code);
    const home = fence(
      'ts',
      '@Injectable()\nexport class Home {\n  constructor(readonly cats: Cats) {}\n}',
    );
    const found = await samplesOf(
      `${cats('export class Cats {}')}\n\n:::nest12\n${cats('export interface Cats {}')}\n\n${home}\n:::`,
    );
    expect(found[2]!.javascript!.replace(/<[^>]*>/g, '')).not.toContain('@Dependencies(Cats)');
  });

  test('a fragment stands in its frame', async () => {
    const [sample] = await samplesOf(
      fence('ts frame="class"', 'findAll(): string[] {\n  return [];\n}'),
    );
    expect(sample!.javascript!.replace(/<[^>]*>/g, '')).toBe('findAll() {\n  return [];\n}');
    expect(sample).not.toHaveProperty('frame');
  });
});

test('other languages come in one, without a title if there is none', async () => {
  const [sample] = await samplesOf(fence('json', '{"a": 1}'));
  expect(Object.keys(sample!)).toEqual(['component', 'id', 'language', 'html']);
  expect(sample!.html!.replace(/<[^>]*>/g, '')).toBe('{"a": 1}');
});

test('`src` is fetched by the browser', async () => {
  expect(
    await samplesOf(
      `${fence('ts src="/samples/cats.ts" title="cats.ts"', '')}\n\n${fence('json', '{}')}`,
    ),
  ).toMatchObject([
    { component: 'RemoteSample', src: '/samples/cats.ts', language: 'ts', title: 'cats.ts' },
    { component: 'Sample', id: 'sample-1' },
  ]);
});

test('code is text: markup in it is escaped', async () => {
  const [sample] = await samplesOf(fence('text', '</code><script>alert(1)</script> &amp;'));
  expect(sample!.html).toBe('&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;');
});

describe('nested and repeated', () => {
  const json = fence('json', '1');
  const sample = (id: number): string =>
    `<Sample id="sample-${id}" language="json" html="<span class=\\"tok-number\\">1</span>">`;

  test.each([
    [
      'in a list',
      `- 一\n\n${json.replace(/^/gm, '  ')}`,
      `list(listItem(paragraph("一") ${sample(1)}))`,
    ],
    ['in a quote', json.replace(/^/gm, '> '), `blockquote(${sample(1)})`],
    ['in a callout', `:::hint\n${json}\n:::`, `containerDirective(${sample(1)})`],
    ['twice', `${json}\n\n${json}`, `${sample(1)} ${sample(2)}`],
  ])('%s', async (_, source, expected) =>
    expect((await transformLater([samples], source)).children.map(outline).join(' ')).toBe(
      expected,
    ),
  );

  test('a pair in a list', async () => {
    const pair = `${fence('ts', 'const a = 1;')}\n${fence('js', 'const b = 2;')}`;
    expect(await samplesOf(`- 一\n\n${pair.replace(/^/gm, '  ')}`)).toHaveLength(1);
  });
});

/** The names of the components and their titles or languages, nested. */
const shape = async (source: string): Promise<string> =>
  (await transformLater([samples], source)).children
    .map(outline)
    .join(' ')
    .replace(/ (?:id|html|javascript|javascriptTitle)="(?:[^"\\]|\\.)*"/g, '');

describe('nothing is hidden', () => {
  const hidden = (meta: string, code: string): string => `<!-- ts${meta}\n${code}\n-->`;

  test('files in comments stand folded in both languages, those next to each other in one fold', async () => {
    const source = `${hidden(' title="a.module.ts"', 'export class AModule {}')}\n${hidden(' title="b.ts"', 'export const b: number = 1;')}\n\n正文`;
    expect(await shape(source)).toBe(
      '<Fold files="a.module.ts、b.ts">(<Sample language="ts" title="a.module.ts"> <Sample language="ts" title="b.ts">) paragraph("正文")',
    );
    const [, , b] = await samplesOf(source);
    expect(b!.javascript!.replace(/<[^>]*>/g, '')).toBe('export const b = 1;');
    expect(b!.javascriptTitle).toBe('b.js');
  });

  test('behind the sample that needs it, and before the commands that are about it', async () => {
    const file = hidden(' title="a.ts"', 'export class A {}');
    expect(await shape(`${file}\n\n${fence('ts', 'const a = 1;')}`)).toBe(
      '<Sample language="ts"> <Fold files="a.ts">(<Sample language="ts" title="a.ts">)',
    );
    expect(await shape(`${file}\n\n${fence('bash', 'ls')}`)).toBe(
      '<Fold files="a.ts">(<Sample language="ts" title="a.ts">) <Sample language="bash">',
    );
  });

  test('declarations say which names they bring', async () => {
    const source = hidden(
      '',
      "import type { User } from './user';\ndeclare function match(a: User): boolean;",
    );
    expect(await shape(source)).toMatch(/^<Fold names="match、User">/);
  });

  test('what has no JavaScript is shown as TypeScript alone', async () => {
    const [, declared] = await samplesOf(hidden('', 'declare const a: number;'));
    expect(declared).not.toHaveProperty('javascript');
  });
});

describe('commands and answers stand in pairs', () => {
  const run = (code: string): string => fence('bash run="a.ts"', code);

  test('each with its own', async () =>
    expect(
      await shape(
        `${run('curl http://a/1\ncurl http://a/2')}\n${fence('json', '1')}\n${fence('http vary="date,etag"', 'HTTP/1.1 200 OK')}`,
      ),
    ).toBe(
      '<Exchange>(<Sample language="bash"> <Sample language="json" compared="whole">) ' +
        '<Exchange>(<Sample language="bash"> <Sample language="http" compared="whole" vary="date、etag">)',
    ));

  test('copying takes the command alone', async () => {
    const found = await samplesOf(
      `${run('curl http://a/1\ncurl http://a/2')}\n${fence('json', '1')}\n${fence('json', '2')}`,
    );
    expect(
      found
        .filter(({ component }) => component === 'Sample')
        .map(({ html }) => html!.replace(/<[^>]*>/g, '')),
    ).toEqual(['curl http://a/1', '1', 'curl http://a/2', '2']);
  });

  test('an answer behind a paragraph keeps its place and still says what was compared', async () =>
    expect(await shape(`${run('curl http://a/1')}\n\n返回：\n\n${fence('json', '1')}`)).toBe(
      '<Sample language="bash"> paragraph("返回：") <Sample language="json" compared="whole">',
    ));

  test('an output is compared line by line; what nothing runs is not compared', async () =>
    expect(await shape(`${fence('text logs="a.ts"', 'a')}\n\n${fence('json', '1')}`)).toBe(
      '<Sample language="text" compared="lines"> <Sample language="json">',
    ));
});

describe('wrong use stops the build', () => {
  test.each([
    ['no language', `正文\n\n${fence('', 'code')}`, 3, '围栏没有写语言'],
    [
      'unknown language',
      fence('typescript', 'code'),
      1,
      '不认识的代码语言“typescript”。可用的有 ts、',
    ],
    ['a name every object has', fence('constructor', 'code'), 1, '不认识的代码语言“constructor”'],
    ['unknown attribute', fence('ts file="a.ts"', 'code'), 1, '没有 file 这个属性'],
    [
      'TypeScript that cannot be read',
      `- 一\n\n${fence('ts', '// 猫\nconst = ;').replace(/^/gm, '  ')}`,
      5,
      '第 5 行：生成 JavaScript 版本失败：语法有错',
    ],
    ['a comment without an end', `- 一\n\n  <!-- ts\n  a`, 3, '注释没有结束'],
    [
      'the second on the page',
      `${fence('json', '1')}\n\n${fence('', 'code')}`,
      5,
      '围栏没有写语言',
    ],
    [
      'a word that would take hours to colour',
      fence('ts', `\nlet a = '${'a'.repeat(300_000)}';`),
      1,
      '第 2 行里',
    ],
  ])('%s', async (_, source, line, text) => {
    await expect(transformLater([samples], source)).rejects.toMatchObject({
      line,
      reason: expect.stringContaining(text),
    });
  });
});
