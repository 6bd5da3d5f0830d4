import type { Code, Html, Nodes, Parents, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { fail } from './fail';
import { broughtBy, foldSummary } from './folds';
import { component } from './jsx';
import { FenceError, parseFence, type Fence } from '../samples/fence';
import { readHidden } from '../samples/hidden';
import { extract } from '../samples/page/extract';
import { highlight, LANGUAGES } from '../samples/highlight';
import { installOnTwelve } from './installLine';
import { javascriptTitle, toJavaScript, UnsupportedSample } from '../samples/javascript';
import { exchangesOf } from '../samples/page/exchanges';
import { answersIn } from '../samples/page/plan';
import { commandsOf } from '../samples/page/words';
import { correspondingLines, markFault } from '../samples/marks';
import { FOLD, samplesOn, type Placed as Sample } from '../samples/majors';
import { byHand, isVariantOf, variantOptions, type Written } from '../samples/variant';

/** A sample of the page with the node it was read from. */
export interface Placed extends Sample {
  readonly node: Code | Html;
  /** It stands in a comment: the reader finds it folded. */
  readonly hidden: boolean;
  /** Nothing stands between it and the sample before it. */
  readonly follows: boolean;
}

function readFence(
  language: string | null | undefined,
  meta: string | null | undefined,
  code: string,
  node: Code | Html,
  file: VFile,
): Fence {
  try {
    const fence = parseFence(language, meta);
    const fault = markFault(fence, code);
    if (fault) throw new FenceError(fault);
    return fence;
  } catch (error) {
    if (!(error instanceof FenceError)) throw error;
    return fail(file, error.message, node);
  }
}

function isWithin({ position: inner }: Nodes, { position: outer }: Nodes): boolean {
  if (!inner || !outer) return false;
  return inner.start.line >= outer.start.line && inner.end.line <= outer.end.line;
}

/**
 * Every sample of the page in its order, those in hidden comments too.
 * @throws {VFileMessage} a fence that cannot be read, or lines marked that it does not have
 */
export function readPage(tree: Root, file: VFile): Placed[] {
  const page: Placed[] = [];
  const folds: Nodes[] = [];
  visit(tree, 'containerDirective', (node) => {
    if (node.name === FOLD) folds.push(node);
  });
  const foldOf = (node: Nodes): number | undefined => {
    const index = folds.findIndex((fold) => isWithin(node, fold));
    return index < 0 ? undefined : index + 1;
  };
  visit(tree, ['code', 'html'], (visited, place, parent) => {
    const node = visited as Code | Html;
    const comment = node.type === 'html' ? readHidden(node.value) : undefined;
    const hidden = comment !== undefined;
    if (node.type === 'html' && !hidden) return;
    const code = comment?.code ?? node.value;
    const { lang, meta } =
      node.type === 'code' ? node : { lang: comment?.language, meta: comment?.meta };
    const fence = readFence(lang, meta, code, node, file);
    const last = page.at(-1);
    const follows = last !== undefined && last.node === parent?.children[(place ?? 0) - 1];
    const isVariant = isVariantOf(follows ? last : undefined, { fence, hidden });
    page.push({ node, hidden, follows, fence, code, fold: foldOf(node), isVariant });
  });
  return page;
}

/**
 * The JavaScript variant of a TypeScript sample: the writer's own fence, or the made one; none for code that must not
 * compile, and none for a hidden sample that cannot be rewritten.
 */
async function javascriptOf(
  placed: Placed,
  page: readonly Placed[],
  file: VFile,
): Promise<string | undefined> {
  const { fence, code, node } = placed;
  const index = page.indexOf(placed);
  const written = byHand(page, index);
  if (fence.language !== 'ts' || fence.src !== undefined || (fence.error && !written))
    return undefined;
  if (written) return written.code;
  try {
    return await toJavaScript(code, variantOptions(page, index));
  } catch (error) {
    // Nobody has promised that it is right: it is shown as it is, in its own language only.
    if (fence.nocheck !== undefined) return undefined;
    if (placed.hidden && error instanceof UnsupportedSample) return undefined;
    return fail(
      file,
      `生成 JavaScript 版本失败：${(error as Error).message}。可以在后面手写一个 js 围栏。`,
      node,
    );
  }
}

/** The marked lines of the JavaScript variant: the writer's own, or those behind the marked TypeScript. */
function marksOf(
  javascript: string,
  { fence, code }: Written,
  own: Fence | undefined,
): readonly number[] {
  return own?.mark ?? (fence.mark ? correspondingLines(code, javascript, fence.mark) : []);
}

/** What the check compared of an answer or an output, told under it. */
interface Compared {
  readonly compared?: 'whole' | 'lines';
  readonly vary?: string;
}

const comparedOf = ({ fence }: Written): Compared => ({
  compared: fence.logs === undefined ? 'whole' : 'lines',
  vary: fence.vary?.join('、'),
});

/** Turns the samples of one page into components, in their order. */
class Renderer {
  private shown = 0;
  /** The answers that the check compares. */
  private readonly answers: ReadonlySet<Placed>;
  /** The first install line that can be had for 12. */
  private pinned: Placed['node'] | undefined;
  /** The samples of the book's own major. */
  private readonly own: readonly Placed[];

  constructor(
    private readonly page: readonly Placed[],
    private readonly javascript: ReadonlyMap<Placed, string | undefined>,
    private readonly brought: ReadonlyMap<Placed, readonly string[]>,
    private readonly file: VFile,
  ) {
    this.own = samplesOn('11', page);
    this.answers = new Set(
      [this.own, samplesOn('12', page)].flatMap((samples) =>
        samples.flatMap((_, index) => answersTo(samples, index)),
      ),
    );
  }

  /** The children of one node: samples and comments become components, everything else stays. */
  children(nodes: readonly RootContent[]): RootContent[] {
    const made: RootContent[] = [];
    for (let at = 0; at < nodes.length;) {
      const placed = this.placed(nodes[at]);
      if (!placed) {
        made.push(nodes[at++]!);
        continue;
      }
      const folded = this.together(nodes, at, ({ hidden }) => hidden);
      at += folded.length;
      const sample = this.placed(nodes[at]);
      if (!sample) {
        made.push(this.fold(folded));
        continue;
      }
      // What a sample needs stands behind it; what a command or an answer is about, before it.
      const isBehind = /^tsx?$/.test(sample.fence.language);
      if (folded.length > 0 && !isBehind) made.push(this.fold(folded));
      const { shown, taken } = this.shownAt(nodes, at, sample);
      made.push(...shown);
      at += taken;
      if (folded.length > 0 && isBehind) made.push(this.fold(folded));
    }
    return made;
  }

  private placed(node: RootContent | undefined): Placed | undefined {
    return node && this.page.find((one) => one.node === node);
  }

  /** The samples from a place on that stand right behind each other. */
  private together(
    nodes: readonly RootContent[],
    from: number,
    belongs: (one: Placed) => boolean,
  ): Placed[] {
    const found: Placed[] = [];
    for (let at = from; at < nodes.length; at += 1) {
      const one = this.placed(nodes[at]);
      if (!one || !belongs(one)) break;
      found.push(one);
    }
    return found;
  }

  /** A sample that readers see, with what belongs to it: its JavaScript, or the answers to its commands. */
  private shownAt(
    nodes: readonly RootContent[],
    at: number,
    placed: Placed,
  ): { shown: RootContent[]; taken: number } {
    const { fence, node } = placed;
    if (!Object.hasOwn(LANGUAGES, fence.language)) {
      fail(
        this.file,
        `不认识的代码语言“${fence.language}”。可用的有 ${Object.keys(LANGUAGES).join('、')}。`,
        node,
      );
    }
    if (fence.src !== undefined) {
      const { src, language, title } = fence;
      return { shown: [component('RemoteSample', { src, language, title })], taken: 1 };
    }
    const answers = answersTo(this.own, this.own.indexOf(placed));
    const near = this.together(nodes, at + 1, (one) => answers.includes(one));
    if (answers.length > 0 && near.length === answers.length)
      return { shown: this.exchanges(placed, answers), taken: 1 + answers.length };
    return { shown: [this.sample(placed)], taken: this.byHand(placed) ? 2 : 1 };
  }

  /** Commands and answers in pairs. */
  private exchanges(commands: Placed, answers: readonly Placed[]): RootContent[] {
    return exchangesOf(commands.code, answers.length).map(({ code, answers: own }) =>
      component('Exchange', {}, [
        this.sample({ ...commands, code }),
        ...own.map((index) => this.sample(answers[index]!)),
      ]),
    );
  }

  private fold(hidden: readonly Placed[]): RootContent {
    const { files, names, more } = foldSummary(hidden, this.brought);
    return component(
      'Fold',
      { files, names, more: more ? 'more' : undefined },
      hidden.map((one) => this.sample(one)),
    );
  }

  /** `<Sample>` for one fence, with both languages when it is TypeScript. */
  private sample(placed: Placed): RootContent {
    const { code, fence } = placed;
    const javascript = this.javascript.get(placed);
    const own = this.byHand(placed);
    this.shown += 1;
    const twelve = this.onTwelve(placed);
    const isCompared = this.answers.has(placed) || fence.logs !== undefined;
    return component('Sample', {
      id: `sample-${this.shown}`,
      language: fence.language,
      title: fence.title,
      html: highlight(code, fence.language, fence.mark),
      javascript:
        javascript === undefined
          ? undefined
          : highlight(javascript, 'js', marksOf(javascript, { code, fence }, own?.fence)),
      javascriptTitle:
        javascript === undefined || !fence.title ? undefined : javascriptTitle(fence.title),
      ...(twelve !== undefined && {
        twelve: highlight(twelve, fence.language),
        pinned: this.pinned === placed.node ? 'pinned' : undefined,
      }),
      ...(isCompared && comparedOf(placed)),
    });
  }

  private byHand(placed: Placed): Placed | undefined {
    return byHand(this.page, this.page.indexOf(placed));
  }

  /** An install line for 12; that the lines are for 11 is said at the first one of a page. */
  private onTwelve({ fence, fold, code, node }: Placed): string | undefined {
    if (fence.language !== 'bash' || fence.nest !== undefined || fold !== undefined)
      return undefined;
    const twelve = installOnTwelve(code);
    if (twelve !== undefined) this.pinned ??= node;
    return twelve;
  }
}

/**
 * The JavaScript variant of each sample, which sees the samples of its own major; nothing for one that has none.
 * @param file where faults are told
 * @throws {VFileMessage} a sample that readers see has no counterpart, and none is written by hand
 */
export async function javascriptOn(
  page: readonly Placed[],
  file: VFile,
): Promise<ReadonlyMap<Placed, string | undefined>> {
  const javascript = new Map<Placed, string | undefined>();
  const [before, after] = [samplesOn('11', page), samplesOn('12', page)];
  for (const placed of page) {
    const own = placed.fold === undefined ? before : after;
    javascript.set(placed, await javascriptOf(placed, own, file));
  }
  return javascript;
}

/** The names that each hidden sample brings. */
async function broughtOn(page: readonly Placed[]): Promise<ReadonlyMap<Placed, readonly string[]>> {
  const brought = new Map<Placed, readonly string[]>();
  for (const placed of page) if (placed.hidden) brought.set(placed, await broughtBy(placed));
  return brought;
}

/** The answers to the commands of a sample. */
function answersTo(page: readonly Placed[], index: number): readonly Placed[] {
  const placed = page[index];
  if (placed?.fence.run === undefined) return [];
  const requests = commandsOf(placed.code).filter(({ words }) => words[0] === 'curl').length;
  return answersIn(page.slice(index + 1)).slice(0, requests);
}

/**
 * In:  ```` ```ts title="cats.service.ts" ````, alone or followed at once by ```` ```js ````; ```` ```ts src="/samples/cats.ts" ````;
 *      ```` ```bash run="…" ```` with its answers; `<!-- ts title="app.module.ts" … -->`
 * Out: `<Sample>` with the coloured HTML of each language, `<RemoteSample>` for what the browser fetches, an
 *      `<Exchange>` for each command with its answer, a `<Fold>` with what takes part and is not part of the lesson.
 */
export default function samples() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const page = readPage(tree, file);
    // For what the page offers (`runnable`), while its tree is as it was parsed. Components make another one of comments.
    if (file.extname !== '.mdx') extract(String(file.value), tree);
    file.data.unchecked = page.filter(
      ({ node, fence }) => node.type === 'code' && fence.nocheck !== undefined,
    ).length;
    const renderer = new Renderer(
      page,
      await javascriptOn(page, file),
      await broughtOn(page),
      file,
    );
    const parents = new Set<Parents>();
    visit(tree, ['code', 'html'], (_node, _place, parent) => {
      if (parent) parents.add(parent);
    });
    for (const parent of parents)
      (parent as Root).children = renderer.children((parent as Root).children);
  };
}
