/** Prettier lays rewritten code out like the TypeScript beside it (single quotes, trailing commas, 80 columns). */

/** The fewest and the most columns. */
const WIDTH = { least: 80, most: 100 };

const load = () =>
  Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/babel'),
    import('prettier/plugins/estree'),
  ]);

let loaded: ReturnType<typeof load> | undefined;

/**
 * Prettier and what it needs to read and print JavaScript. Loading it takes some 0.1 s, so it waits for the first use; and
 * it is asked for once: Docusaurus' loader looks through all of Prettier at each import, 3 ms of every sample.
 */
const tools = (): ReturnType<typeof load> => (loaded ??= load());

export interface FormatOptions {
  readonly parser: 'babel' | 'babel-ts' | '__js_expression';
  readonly width?: number;
}

/** The writer's own width, so that lines break alike: the longest line without comments; a Chinese character takes two. */
export function widthOf(code: string): number {
  const lines = code.split('\n').map((line) => line.replace(/(?:^|\s)(?:\/\/|\/?\*).*$/, ''));
  const longest = Math.max(
    ...lines.map((line) => line.length + (line.match(/[\u1100-\uffdc]/g)?.length ?? 0)),
  );
  return Math.min(Math.max(longest, WIDTH.least), WIDTH.most);
}

/** The code laid out, without a line break at the end. */
export async function format(
  code: string,
  { parser, width = WIDTH.least }: FormatOptions,
): Promise<string> {
  const [prettier, ...plugins] = await tools();
  try {
    return (
      await prettier.format(code, {
        parser,
        plugins,
        printWidth: width,
        singleQuote: true,
        trailingComma: 'all',
      })
    ).trimEnd();
  } catch (error) {
    throw new Error(`排版失败：${(error as Error).message}`);
  }
}
