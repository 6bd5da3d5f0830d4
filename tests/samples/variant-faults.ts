/** What is wrong with the JavaScript that readers get for a sample. */
import { parse } from '@babel/parser';
import { untyped, wrap } from '../../src/samples/frame';
import { UnsupportedSample } from '../../src/samples/javascript';
import type { PageFault, Sample } from '../../src/samples/page/extract';
import type { Variants } from '../../src/samples/page/variants';
import { byHand } from '../../src/samples/variant';

/** Samples of a page that have no variant, and variants that do not parse; of JSX readers get none. */
export function variantFaults(samples: readonly Sample[], variants: Variants): PageFault[] {
  return samples
    .filter(
      (sample, index) =>
        sample.fence.language === 'ts' &&
        sample.fence.src === undefined &&
        sample.fence.nocheck === undefined &&
        !sample.fence.error &&
        byHand(samples, index) === undefined,
    )
    .flatMap((sample) => variantFault(sample, variants) ?? []);
}

function variantFault(sample: Sample, variants: Variants): PageFault | undefined {
  // Broken TypeScript is told by the compiler.
  try {
    const code = variants.get(sample);
    if (code !== undefined)
      parse(moduleOf(code, sample), { sourceType: 'module', plugins: ['decorators-legacy'] });
    return undefined;
  } catch (error) {
    const { message } = error as Error;
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

function moduleOf(code: string, { fence: { frame } }: Sample): string {
  return frame ? wrap(code, untyped(frame)).code : code;
}
