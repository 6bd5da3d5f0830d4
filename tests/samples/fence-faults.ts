/** The faults of one sample by itself: its language, its syntax, its install commands. */
import { wrap } from '../../src/samples/frame';
import { LANGUAGES } from '../../src/samples/highlight';
import type { NestMajor } from '../../src/samples/majors';
import { markFault } from '../../src/samples/marks';
import type { Fault, Sample } from '../../src/samples/page/extract';
import { installFault, type Majors } from './installs';
import { syntaxFault, type SyntaxFault } from './languages';
import { commandsOf } from '../../src/samples/page/words';

/** @param before the sample in front of it: the JavaScript of a fragment stands in the same frame */
export async function fenceFaults(
  sample: Sample,
  before: Sample | undefined,
  majors: Majors,
  nest: NestMajor,
): Promise<Fault[]> {
  const { fence, code, position } = sample;
  const marked = markFault(fence, code);
  if (marked) return [{ ...position, message: marked }];
  if (fence.src !== undefined || fence.nocheck !== undefined) return [];
  if (!Object.hasOwn(LANGUAGES, fence.language)) {
    const known = Object.keys(LANGUAGES).join('、');
    return [{ ...position, message: `没有 ${fence.language} 这种语言\n→ 可以写的是 ${known}` }];
  }
  if (fence.language === 'js') return javascriptFaults(sample, before);
  const fault = await syntaxFault(fence.language, code);
  if (fault) return [at(sample, fault)];
  return fence.language === 'bash' ? installFaults(sample, majors, nest) : [];
}

function installFaults(sample: Sample, majors: Majors, nest: NestMajor): Fault[] {
  return commandsOf(sample.code).flatMap((command) => {
    const message = installFault(command, majors, nest);
    return message === undefined ? [] : [{ ...sample.toPage(command.line, 0), message }];
  });
}

async function javascriptFaults(sample: Sample, before: Sample | undefined): Promise<Fault[]> {
  const frame = sample.isVariant ? before?.fence.frame : undefined;
  if (!frame) {
    const fault = await syntaxFault('js', sample.code);
    return fault ? [at(sample, fault)] : [];
  }
  const plain = frame.kind === 'value' ? { ...frame, type: '' } : { ...frame, parameters: '' };
  const { code, toFragmentLine } = wrap(sample.code, plain);
  const fault = await syntaxFault('js', code);
  return fault ? [at(sample, { ...fault, line: toFragmentLine(fault.line) })] : [];
}

function at({ fence, toPage }: Sample, { line, column, message }: SyntaxFault): Fault {
  return { ...toPage(line, column), message: `这段 ${fence.language} 读不通：${message}` };
}
