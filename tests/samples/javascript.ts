/** The JavaScript that readers get for a sample: written by hand after it, or made. */
import {parse} from '@babel/parser';
import {wrap} from '../../src/samples/frame';
import {toJavaScript, UnsupportedSample} from '../../src/samples/javascript';
import {variantOptions} from '../../src/samples/variant';
import type {Fault, Sample} from './extract';
import {isTypeScript} from './page';

/** A made variant: its text, nothing if no line is left, or why there is none. */
type Made = {readonly code: string | undefined} | {readonly error: unknown};

/** The variants of one page. */
export class Variants {
  private constructor(
    private readonly samples: readonly Sample[],
    private readonly made: ReadonlyMap<Sample, Made>,
  ) {}

  /** Makes each variant of a page once. */
  static async of(samples: readonly Sample[]): Promise<Variants> {
    const made = new Map<Sample, Made>();
    for (const [index, sample] of samples.entries()) if (isTypeScript(sample)) made.set(sample, await make(samples, index));
    return new Variants(samples, made);
  }

  /**
   * @returns nothing if no line of JavaScript is left
   * @throws {UnsupportedSample} the writer has to write it by hand
   */
  get(sample: Sample): string | undefined {
    const made = this.made.get(sample);
    if (made && 'error' in made) throw made.error;
    return made?.code;
  }

  /** Samples that have no variant, and variants that do not parse. */
  faults(): Fault[] {
    return this.samples
      .filter((sample) => isTypeScript(sample) && sample.fence.nocheck === undefined && !sample.fence.error)
      .filter((sample) => byHand(this.samples, this.samples.indexOf(sample)) === undefined)
      .flatMap((sample) => this.fault(sample) ?? []);
  }

  private fault(sample: Sample): Fault | undefined {
    // Broken TypeScript is told by the compiler.
    try {
      const code = this.get(sample);
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

function byHand(samples: readonly Sample[], index: number): string | undefined {
  const next = samples[index + 1];
  return next && !next.hidden && next.fence.language === 'js' ? next.code : undefined;
}

async function make(samples: readonly Sample[], index: number): Promise<Made> {
  try {
    return {code: byHand(samples, index) ?? (await toJavaScript(samples[index]!.code, variantOptions(samples, index)))};
  } catch (error) {
    return {error};
  }
}

function moduleOf(code: string, {fence: {frame}}: Sample): string {
  if (!frame) return code;
  return wrap(code, frame.kind === 'value' ? {...frame, type: ''} : {...frame, parameters: ''}).code;
}
