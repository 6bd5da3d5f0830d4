import type { Rule } from '../site';

/** A description says what the page teaches (CONTRIBUTING.md#写一页). Search results cut by width, so width counts: two Latin letters are one character. */
const WANTED = { from: 60, to: 90 };

/** Width of a text in Chinese characters. */
export const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (/[\u2E80-\uFFEF\u3000-\u303F“”‘’…—]/u.test(character) ? 1 : 0.5),
    0,
  );

/** The description is what search results and share cards show. */
const description: Rule = ({ frontMatter, lines }) => {
  if (typeof frontMatter.description !== 'string') return [];
  const line = lines.findIndex((text) => text.startsWith('description:')) + 1;
  const width = Math.ceil(widthOf(frontMatter.description.trim()));
  const counted = `${WANTED.from}–${WANTED.to} 字（两个英文字母算一个字）`;
  if (width < WANTED.from)
    return [
      { line, message: `description 有 ${width} 字，太短了：写到 ${counted}，说清楚读完能做什么` },
    ];
  if (width > WANTED.to)
    return [{ line, message: `description 有 ${width} 字，搜索结果里会被截断：缩到 ${counted}` }];
  return [];
};

export default description;
