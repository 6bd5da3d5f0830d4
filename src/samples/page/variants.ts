/** The JavaScript that readers get for a sample: written by hand after it, or made. */
import { toJavaScript, UnsupportedSample } from '../javascript';
import { byHand, variantOptions } from '../variant';
import type { Sample } from './extract';
import { isTypeScript } from './files';

/** A made variant: its text, nothing if no line is left, or why there is none. */
type Made = { readonly code: string | undefined } | { readonly error: unknown };

const known = new WeakMap<readonly Sample[], Promise<Variants>>();

/** The variants of one page. */
export class Variants {
  private constructor(private readonly made: ReadonlyMap<Sample, Made>) {}

  /** Makes each variant of a page once, for all majors on which its samples are the same. */
  static of(samples: readonly Sample[]): Promise<Variants> {
    const variants = known.get(samples) ?? Variants.make(samples);
    known.set(samples, variants);
    return variants;
  }

  private static async make(samples: readonly Sample[]): Promise<Variants> {
    const made = new Map<Sample, Made>();
    for (const [index, sample] of samples.entries())
      if (isTypeScript(sample)) made.set(sample, await make(samples, index));
    return new Variants(made);
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
}

const JSX = 'JSX 没有 JavaScript 版本：应用用到它，就在 run（logs）围栏上写 only="ts"';

async function make(samples: readonly Sample[], index: number): Promise<Made> {
  if (samples[index]!.fence.language === 'tsx') return { error: new UnsupportedSample(JSX, 1) };
  try {
    return {
      code:
        byHand(samples, index)?.code ??
        (await toJavaScript(samples[index]!.code, variantOptions(samples, index))),
    };
  } catch (error) {
    return { error };
  }
}
