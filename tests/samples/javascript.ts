/** The JavaScript that readers get for a sample: written by hand after it, or made. */
import {parse} from '@babel/parser';
import {wrap} from '../../src/remark/samples/frame';
import {toJavaScript, UnsupportedSample} from '../../src/remark/samples/javascript';
import {variantOptions} from '../../src/remark/samples/variant';
import type {Fault, Sample} from './extract';
import {isTypeScript} from './page';

/** The variants of one page, each made once. */
export class Variants {
  private readonly made = new Map<Sample, string | undefined>();

  constructor(private readonly samples: readonly Sample[]) {}

  /**
   * @returns nothing if no line of JavaScript is left
   * @throws {UnsupportedSample} the writer has to write it by hand
   */
  of(sample: Sample): string | undefined {
    if (!this.made.has(sample)) this.made.set(sample, this.byHand(sample) ?? this.make(sample));
    return this.made.get(sample);
  }

  /** Samples that have no variant, and variants that do not parse. */
  faults(): Fault[] {
    return this.samples
      .filter((sample) => isTypeScript(sample) && sample.fence.nocheck === undefined && !sample.fence.error)
      .filter((sample) => this.byHand(sample) === undefined)
      .flatMap((sample) => this.fault(sample) ?? []);
  }

  private byHand(sample: Sample): string | undefined {
    const next = this.samples[this.samples.indexOf(sample) + 1];
    return next && !next.hidden && next.fence.language === 'js' ? next.code : undefined;
  }

  private make(sample: Sample): string | undefined {
    return toJavaScript(sample.code, variantOptions(this.samples, this.samples.indexOf(sample)));
  }

  private fault(sample: Sample): Fault | undefined {
    // Broken TypeScript is told by the compiler.
    try {
      const code = this.of(sample);
      if (code !== undefined) parse(moduleOf(code, sample), {sourceType: 'module', plugins: ['decorators-legacy']});
      return undefined;
    } catch (error) {
      const {message} = error as Error;
      if (!(error instanceof UnsupportedSample)) {
        return {
          ...sample.position,
          message: `生成的 JavaScript 读不通：${message}\n→ 在后面手写 js 围栏，并告诉维护者`,
        };
      }
      if (sample.hidden) return undefined;
      return {
        ...sample.toPage(error.line - 1, 0),
        message: `生成不了 JavaScript 版本：${error.reason}\n→ 换一种写法，或者在后面手写 js 围栏`,
      };
    }
  }
}

function moduleOf(code: string, {fence: {frame}}: Sample): string {
  if (!frame) return code;
  return wrap(code, frame.kind === 'value' ? {...frame, type: ''} : {...frame, parameters: ''}).code;
}
