import type { RootContent } from 'mdast';
import { sampleOnTwelve } from './installLine';
import { component } from './jsx';
import type { Placed } from './readSamples';
import { highlight } from '../samples/highlight';
import { javascriptTitle } from '../samples/javascript';
import { correspondingLines } from '../samples/marks';
import { answersOn } from '../samples/page/plan';
import { byHand } from '../samples/variant';

type Props = Record<string, string | undefined>;

/** Makes the `<Sample>` of each sample of a page, numbered as they are asked for. */
export class SampleComponents {
  private shown = 0;
  /** The answers that the check compares. */
  private readonly answers: ReadonlySet<Placed>;
  /** The first install line that can be had for 12. */
  private pinned: Placed['node'] | undefined;

  constructor(
    private readonly page: readonly Placed[],
    private readonly javascript: ReadonlyMap<Placed, string | undefined>,
  ) {
    this.answers = answersOn(page);
  }

  /** With both languages when it is TypeScript. */
  of(placed: Placed): RootContent {
    const { code, fence } = placed;
    this.shown += 1;
    return component('Sample', {
      id: `sample-${this.shown}`,
      language: fence.language,
      title: fence.title,
      html: highlight(code, fence.language, fence.mark),
      ...this.inJavaScript(placed),
      ...this.onTwelve(placed),
      ...this.compared(placed),
    });
  }

  /** The marked lines are the writer's own, or those behind the marked TypeScript. */
  private inJavaScript(placed: Placed): Props {
    const { code, fence } = placed;
    const javascript = this.javascript.get(placed);
    if (javascript === undefined) return {};
    const own = byHand(this.page, this.page.indexOf(placed))?.fence.mark;
    const marks = own ?? (fence.mark ? correspondingLines(code, javascript, fence.mark) : []);
    return {
      javascript: highlight(javascript, 'js', marks),
      javascriptTitle: fence.title ? javascriptTitle(fence.title) : undefined,
    };
  }

  /** An install line for 12; that the lines are for 11 is said at the first one of a page. */
  private onTwelve(placed: Placed): Props {
    const twelve = sampleOnTwelve(placed);
    if (twelve === undefined) return {};
    this.pinned ??= placed.node;
    return {
      twelve: highlight(twelve, placed.fence.language),
      pinned: this.pinned === placed.node ? 'pinned' : undefined,
    };
  }

  /** What the check compared of an answer or an output, told under it. */
  private compared(placed: Placed): Props {
    const { logs, vary } = placed.fence;
    if (logs === undefined && !this.answers.has(placed)) return {};
    return { compared: logs === undefined ? 'whole' : 'lines', vary: vary?.join('、') };
  }
}
