/** The faults of one sample by itself: its language, its syntax, its install commands. */
import { untyped, wrap } from '../../src/samples/frame';
import { LANGUAGES } from '../../src/samples/languages';
import type { NestMajor } from '../../src/samples/majors';
import { markFault } from '../../src/samples/marks';
import type { PageFault, Sample } from '../../src/samples/page/extract';
import { isTypeScript } from '../../src/samples/page/files';
import { namesOf } from '../../src/samples/page/names';
import { installFault, type Majors } from './installs';
import { syntaxFault, type SyntaxFault } from './languages';
import { commandsOf } from '../../src/samples/page/words';

/** @param before the sample in front of it: the JavaScript of a fragment stands in the same frame */
export async function fenceFaults(
  sample: Sample,
  before: Sample | undefined,
  majors: Majors,
  nest: NestMajor,
): Promise<PageFault[]> {
  const { fence, code, position } = sample;
  const marked = markFault(fence, code);
  if (marked) return [{ ...position, message: marked }];
  if (fence.src !== undefined || fence.nocheck !== undefined) return [];
  if (!Object.hasOwn(LANGUAGES, fence.language)) {
    const known = Object.keys(LANGUAGES).join('、');
    return [{ ...position, message: `没有 ${fence.language} 这种语言\n→ 可以写的是 ${known}` }];
  }
  if (isTypeScript(sample)) return silencedFaults(sample);
  if (fence.language === 'js') {
    const faults = await javascriptFaults(sample, before);
    return faults.length > 0 ? faults : pairFaults(sample, before);
  }
  const fault = await syntaxFault(fence.language, code);
  if (fault) return [at(sample, fault)];
  return fence.language === 'bash' ? installFaults(sample, majors, nest) : [];
}

function installFaults(sample: Sample, majors: Majors, nest: NestMajor): PageFault[] {
  return commandsOf(sample.code).flatMap((command) => {
    const message = installFault(command, majors, nest);
    return message === undefined ? [] : [{ ...sample.toPage(command.line, 0), message }];
  });
}

const SILENCER = /\/[/*]\s*(@ts-(?:nocheck|ignore|expect-error))\b/;

/** What would keep the compiler from telling an error: nobody counts it. */
function silencedFaults({ code, toPage }: Sample): PageFault[] {
  return code.split('\n').flatMap((text, line) => {
    const found = SILENCER.exec(text);
    return found
      ? [
          {
            ...toPage(line, found.index),
            message: `${found[1]} 让编译器不说话\n→ 删掉它；就该有这个错误，写 error="TS2322"；不能检查，写 nocheck="原因"`,
          },
        ]
      : [];
  });
}

/** The names of the values that a module declares. */
const valuesIn = (code: string): string =>
  namesOf(code)
    .declarations.filter(({ typeOnly }) => !typeOnly)
    .map(({ name }) => name)
    .sort()
    .join('、');

/** Both languages of a sample written by hand declare the same: others import from it. */
function pairFaults(sample: Sample, before: Sample | undefined): PageFault[] {
  if (!sample.isVariant || !before || before.fence.frame) return [];
  const [typescript, javascript] = [valuesIn(before.code), valuesIn(sample.code)];
  return typescript === javascript
    ? []
    : [
        {
          ...sample.position,
          message: `与前面的 ts 围栏声明的不同：那里是 ${typescript || '（没有）'}，这里是 ${javascript || '（没有）'}\n→ 两种语言声明同样的名字；不是同一个示例，就在中间写一句话`,
        },
      ];
}

async function javascriptFaults(sample: Sample, before: Sample | undefined): Promise<PageFault[]> {
  const frame = sample.isVariant ? before?.fence.frame : undefined;
  if (!frame) {
    const fault = await syntaxFault('js', sample.code);
    return fault ? [at(sample, fault)] : [];
  }
  const { code, toFragmentLine } = wrap(sample.code, untyped(frame));
  const fault = await syntaxFault('js', code);
  return fault ? [at(sample, { ...fault, line: toFragmentLine(fault.line) })] : [];
}

function at({ fence, toPage }: Sample, { line, column, message }: SyntaxFault): PageFault {
  return { ...toPage(line, column), message: `这段 ${fence.language} 读不通：${message}` };
}
