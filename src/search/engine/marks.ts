const isHan = (mark: string): boolean => /^\p{Script=Han}/u.test(mark);
const isLetter = (character: string): boolean => /\p{L}/u.test(character);
const isDigit = (character: string): boolean => /\p{N}/u.test(character);
const isSmall = (character: string): boolean => /\p{Ll}/u.test(character);

/** Something to mark. */
export interface Mark {
  /** In lower case. */
  text: string;
  /** The first letter as a capital, if the text is a word and no Chinese or sign. */
  capital: string | undefined;
}

export const markOf = (text: string): Mark => ({
  text,
  capital:
    !isHan(text) && (isLetter(text[0]!) || isDigit(text[0]!)) ? text[0]!.toUpperCase() : undefined,
});

/** Whether a mark may stand here: Chinese and signs anywhere; a word where a word begins, or a part of a name: `Guard` in `UseGuards`. */
function mayBegin({ capital }: Mark, text: string, index: number): boolean {
  if (capital === undefined || index === 0) return true;
  const before = text[index - 1]!;
  if (!isLetter(before) && !isDigit(before)) return true;
  return text[index] === capital && (isSmall(before) || isDigit(before));
}

/** Where a mark stands next, `lower` being the text in lower case; `Infinity` if nowhere. */
export function nextPlace(mark: Mark, text: string, lower: string, from: number): number {
  let index = lower.indexOf(mark.text, from);
  while (index >= 0 && !mayBegin(mark, text, index)) index = lower.indexOf(mark.text, index + 1);
  return index < 0 ? Infinity : index;
}

/** A word takes the `s` of its plural along. */
export function endOf({ text: { length }, capital }: Mark, text: string, index: number): number {
  const end = index + length;
  return capital !== undefined && text[end] === 's' && !isLetter(text[end + 1] ?? '')
    ? end + 1
    : end;
}
