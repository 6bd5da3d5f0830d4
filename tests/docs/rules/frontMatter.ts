import { parseFileContentFrontMatter } from '@docusaurus/utils/lib/markdownUtils';
import { dashesFault } from '../../../src/markdown';
import { yamlFault } from '../../../src/plugins/front-matter/read';
import { checkFrontMatter, NO_FIELDS, SAMPLE } from '../../../src/plugins/front-matter/schema';
import { isMapping, type Page } from '../page';
import type { Fault, Rule } from '../site';

/** What the build itself refuses (`plugins/front-matter`), fault by fault. */
function schemaFaults({ frontMatter, source, file }: Page): Fault[] {
  try {
    checkFrontMatter({ ...frontMatter }, source, file);
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n');
    return lines.map((text) => {
      const [, line, message = text] = /^.*?:(\d+) (.*)$/.exec(text) ?? [];
      return { line: Number(line ?? 1), message };
    });
  }
}

function faultOfYaml(source: string): Fault | undefined {
  try {
    const { frontMatter: found } = parseFileContentFrontMatter(source);
    return isMapping(found) ? undefined : { line: 2, message: NO_FIELDS };
  } catch (error) {
    return yamlFault(error, source);
  }
}

/** Beyond the schema: keywords that repeat or are empty, `slug` on a page that is not the home page. */
function furtherFaults({ frontMatter, lines, route }: Page): Fault[] {
  const lineOf = (key: string): number => lines.findIndex((line) => line.startsWith(`${key}:`)) + 1;
  const keywords = Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [];
  const doubtful = keywords.filter(
    (word, index) => word.trim() === '' || keywords.indexOf(word) !== index,
  );
  return [
    ...doubtful.map((word) => ({
      line: lineOf('keywords'),
      message: `关键词“${word}”是空的或写了两次，删掉它`,
    })),
    ...keywords
      .filter((word) => /[，、；]/.test(word))
      .map((word) => ({
        line: lineOf('keywords'),
        message: `关键词“${word}”之间用半角逗号，例如 [守卫, guard]`,
      })),
    ...('slug' in frontMatter && route !== '/'
      ? [{ line: lineOf('slug'), message: '只有首页 docs/introduction.md 能写 slug，删掉这一行' }]
      : []),
    ...(route === '/' && frontMatter.slug !== '/'
      ? [{ line: 1, message: '首页要写 slug: /' }]
      : []),
    ...(typeof frontMatter.title === 'string' &&
    frontMatter.title.trim() &&
    !/\p{Script=Han}/u.test(frontMatter.title) &&
    frontMatter.title !== frontMatter.titleEn
      ? [
          {
            line: lineOf('title'),
            message: `title 是中文标题，英文名写在 titleEn 里；没有中文名时两个写成一样`,
          },
        ]
      : []),
  ];
}

/** The lines between the two `---` at the top (W1, W2). */
const frontMatter: Rule = (page) => {
  const dashes = dashesFault(page.source);
  if (dashes) return [dashes];
  if (
    !page.source
      .replace(/^\uFEFF/, '')
      .replace(/\r/g, '')
      .startsWith('---\n')
  )
    return [{ line: 1, message: `没有页首信息。${SAMPLE}` }];
  const broken = faultOfYaml(page.source);
  return broken ? [broken] : [...schemaFaults(page), ...furtherFaults(page)];
};

export default frontMatter;
