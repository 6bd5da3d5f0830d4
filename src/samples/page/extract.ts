/**
 * Markdown → samples: the fences and the hidden comments of a page in their order, with positions.
 * Structure (lists, callouts, quotes) is the Markdown parser's business; here are only its nodes.
 */
import type { Code, Heading, Html, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import blockDirectives from '../../blockDirectives';
import { Lru, MAX_PAGES } from '../../lru';
import { blankFrontMatter, fileFault, givenId, withoutId } from '../../markdown';
import { FenceError, parseFence, type Fence } from '../fence';
import { hiddenIn } from '../hidden';
import { isVariantOf } from '../variant';
import { pageNodes } from './nodes';

/** Line and column, from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Something on a page that the writer has to mend; the message is Chinese and says how. `Fault` (src/fault.ts) is what is thrown. */
export interface PageFault extends Position {
  readonly message: string;
}

/** A heading of the page. */
interface Section {
  /** Where a link leads; nothing if the heading has no id of its own. */
  readonly id: string | undefined;
  readonly title: string;
}

export interface Sample {
  readonly fence: Fence;
  readonly code: string;
  /** It stands in a comment: the reader finds it folded. */
  readonly hidden: boolean;
  /** Number of the fold (`:::nest12`) that it stands in, from 1. */
  readonly fold?: number | undefined;
  /** It is the JavaScript of the sample before it, written by hand. */
  readonly isVariant: boolean;
  /** The heading that it stands under. */
  readonly section?: Section | undefined;
  /** Where the fence or comment itself begins. */
  readonly position: Position;
  /** Line and column of the code (from 0) → position in the Markdown. */
  readonly toPage: (line: number, column: number) => Position;
}

export interface Extracted {
  readonly samples: readonly Sample[];
  readonly faults: readonly PageFault[];
  /** Folds that tell what differs on Nest 12. */
  readonly folds: number;
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(blockDirectives);

/** A page's samples are wanted for what it offers and for its downloads. */
const read = new Lru<Extracted>(MAX_PAGES);

/**
 * A page of Markdown → its samples, and the faults of those that cannot be read.
 * @param tree its tree as it was parsed, from whoever has it
 */
export function extract(source: string, tree?: Root): Extracted {
  return read.of(source, () => readSamples(source, tree ?? parse(source)));
}

/** Samples without their places on the page: the ingredients of what is made of them alone (src/cache.ts). */
export const contentOf = (samples: readonly Sample[]): unknown =>
  samples.map(({ position: _1, toPage: _2, ...content }) => content);

const parse = (source: string): Root => markdown.parse(blankFrontMatter(source));

function readSamples(source: string, tree: Root): Extracted {
  const wrong = fileFault(source);
  if (wrong) return { samples: [], faults: [{ ...wrong, column: 1 }], folds: 0 };
  const lines = source.split('\n');
  const samples: Sample[] = [];
  const faults: PageFault[] = [];
  const { nodes, folds } = pageNodes(tree);
  let section: Section | undefined;
  let last: { readonly node: Nodes; readonly sample: Sample } | undefined;
  for (const { node, fold, before } of nodes) {
    if (node.type === 'heading') {
      section = sectionOf(node);
      continue;
    }
    try {
      const read = node.type === 'code' ? fromFence(node, lines) : fromComment(node, lines);
      const isVariant = isVariantOf(last && last.node === before ? last.sample : undefined, read);
      const sample = { ...read, section, isVariant, ...(fold !== undefined && { fold }) };
      samples.push(sample);
      last = { node, sample };
    } catch (error) {
      if (!(error instanceof FenceError)) throw error;
      faults.push({ ...startOf(node), message: error.message });
    }
  }
  return { samples, faults, folds };
}

function sectionOf(heading: Heading): Section {
  const text = toString(heading);
  return { id: givenId(text), title: withoutId(text).trim() };
}

/** A sample by itself, without its place on the page. */
type Read = Omit<Sample, 'section' | 'fold' | 'isVariant'>;

function fromFence(node: Code, lines: readonly string[]): Read {
  const { line, column } = startOf(node);
  const end = node.position?.end.line ?? line;
  const opener = /^(?:`{3,}|~{3,})/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0];
  if (!opener) {
    throw new FenceError(
      '缩进四格的文字会变成没有语言的代码块。是代码就改用 ``` 围栏；不是代码就去掉缩进',
    );
  }
  const closer = new RegExp(`(?:^|[\\s>])${opener[0]}{${opener.length},}\\s*$`);
  if (!closer.test(lines[end - 1] ?? '')) {
    throw new FenceError(`围栏没有结束。在代码后面另起一行写 ${opener}，缩进与开头相同`);
  }
  return sampleOf(parseFence(node.lang, node.meta), node.value, false, { line, column }, lines);
}

function fromComment(node: Html, lines: readonly string[]): Read {
  const { language, meta, code } = hiddenIn(node.value);
  return sampleOf(parseFence(language, meta), code, true, startOf(node), lines);
}

function sampleOf(
  fence: Fence,
  code: string,
  hidden: boolean,
  position: Position,
  lines: readonly string[],
): Read {
  const own = code.split('\n');
  const toPage = (row: number, column: number): Position => {
    const line = position.line + row;
    const text = lines[line] ?? '';
    const indent = text.endsWith(own[row] ?? '') ? text.length - (own[row] ?? '').length : 0;
    return { line: line + 1, column: column + 1 + indent };
  };
  return { fence, code, hidden, position, toPage };
}

function startOf({ position }: Code | Html): Position {
  return { line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
}
