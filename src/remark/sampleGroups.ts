import type { RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { fail } from './fail';
import { foldSummary } from './folds';
import { component } from './jsx';
import type { Placed } from './readSamples';
import type { SampleComponents } from './sampleComponents';
import { LANGUAGES } from '../samples/languages';
import { samplesOn } from '../samples/majors';
import { exchangesOf } from '../samples/page/exchanges';
import { answersTo } from '../samples/page/plan';

/** Puts together the samples of a page that belong together: commands and answers in pairs, hidden ones in folds. */
export class SampleGroups {
  /** The samples of the book's own major. */
  private readonly own: readonly Placed[];

  /** @param brought the names that each hidden sample brings */
  constructor(
    private readonly page: readonly Placed[],
    private readonly samples: SampleComponents,
    private readonly brought: ReadonlyMap<Placed, readonly string[]>,
    private readonly file: VFile,
  ) {
    this.own = samplesOn('11', page);
  }

  /**
   * The children of one node: samples and comments become components, everything else stays.
   * @throws {VFileMessage} a fence in a language that is not known
   */
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
    const taken = this.placed(nodes[at + 1])?.isVariant ? 2 : 1;
    return { shown: [this.samples.of(placed)], taken };
  }

  /** Commands and answers in pairs. */
  private exchanges(commands: Placed, answers: readonly Placed[]): RootContent[] {
    return exchangesOf(commands.code, answers.length).map(({ code, answers: own }) =>
      component('Exchange', {}, [
        this.samples.of({ ...commands, code }),
        ...own.map((index) => this.samples.of(answers[index]!)),
      ]),
    );
  }

  private fold(hidden: readonly Placed[]): RootContent {
    const { files, names, more } = foldSummary(hidden, this.brought);
    return component(
      'Fold',
      { files, names, more: more ? 'more' : undefined },
      hidden.map((one) => this.samples.of(one)),
    );
  }
}
