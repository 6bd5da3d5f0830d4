/**
 * In:  the shell text of a sample: `npm i @nestjs/config@4 joi@18`
 * Out: the same for Nest 12, `npm i @nestjs/config@12 joi@18`; nothing where it would be the same, and where one of the
 *      packages has no release for 12 or is not known
 */
import { installMajors } from '../data/packageMajors';
import type { PageSample } from '../samples/majors';

/** A package with a version, as a word of a command. */
const SPEC = /(?<=^|\s)(@?[a-z][\w./-]*)@([~^]?\d[\w.]*)(?=\s|$)/gm;

export function installOnTwelve(code: string): string | undefined {
  const unknown: string[] = [];
  const twelve = code.replace(SPEC, (spec, name: string, version: string) => {
    const majors = Object.hasOwn(installMajors, name) ? installMajors[name] : undefined;
    if (!majors?.['12'] || majors.unchecked || majors['11'] !== version) {
      unknown.push(name);
      return spec;
    }
    return `${majors.as ?? name}@${majors['12']}`;
  });
  return unknown.length === 0 && twelve !== code ? twelve : undefined;
}

/** The same for a sample; nothing, too, where it is not shell text or is of one major already (`nest="11"`, `nest="12"`, a fold). */
export const sampleOnTwelve = ({ fence, fold, code }: PageSample): string | undefined =>
  fence.language === 'bash' && fence.nest === undefined && fold === undefined
    ? installOnTwelve(code)
    : undefined;
