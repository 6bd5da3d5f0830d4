import type { Blockquote, Paragraph, Parents, Root, RootContent, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { Note } from './findings';

type Kind = 'hint' | 'warning' | 'info';

/** The first word of an official callout, or of one that its forks write. */
const KIND =
  /^(info|warning|error|danger|caution|hint|tip|note|success|important)(?=\s|$)[ \t]*\n?/;
/** Words that the official site takes for a callout without a label, too. */
const OFFICIAL = ['info', 'warning', 'error'];
const ALERT = /^\[!(note|tip|important|warning|caution)\][ \t]*\n?/i;

const WARNINGS = ['warning', 'error', 'danger', 'caution'];

/** Labels that this site writes itself, so that they need not stand in the text; by the kind that says the same. */
const SAID: Readonly<Record<Kind, RegExp>> = {
  hint: /^(?:hint|tip|提示|小提示|小贴士)$/i,
  warning: /^(?:warning|警告)$/i,
  info: /^(?:info|information|note|说明|信息|备注)$/i,
};

/** The kind of a callout here, by the official kind and the label. */
function kindOf(word: string, label: string): Kind {
  if (WARNINGS.includes(word)) return 'warning';
  if (SAID.hint.test(label)) return 'hint';
  if (SAID.info.test(label)) return 'info';
  return ['hint', 'tip', 'success'].includes(word) ? 'hint' : 'info';
}

/** The label at the beginning of a callout's text, taken out when this site says the same. */
function takeLabel(paragraph: Paragraph, word: string): Kind {
  const [first, second] = paragraph.children;
  const isBlank = first?.type === 'text' && first.value.trim() === '';
  const strong = isBlank ? second : first;
  if (strong?.type !== 'strong') return kindOf(word, '');
  const label = toString(strong)
    .trim()
    .replace(/[:：]$/, '');
  const kind = kindOf(word, label);
  if (!SAID[kind].test(label)) return kind;
  paragraph.children.splice(0, isBlank ? 2 : 1);
  const rest = paragraph.children[0];
  if (rest?.type === 'text') rest.value = rest.value.replace(/^\s*[:：]?\s*/, '');
  if (rest?.type === 'text' && rest.value === '') paragraph.children.shift();
  if (paragraph.children[0]?.type === 'break') paragraph.children.shift();
  return kind;
}

/** What a quote is: its word, with the text behind it; nothing for a quotation. */
function wordOf(first: Text, paragraph: Paragraph): [word: string, whole: string] | undefined {
  const [whole = '', word = ''] = KIND.exec(first.value) ?? ALERT.exec(first.value) ?? [];
  if (!word) return undefined;
  const isLabelled =
    first.value.slice(whole.length).trim() === '' && paragraph.children[1]?.type === 'strong';
  const isAlone = whole === first.value && paragraph.children.length === 1;
  return ALERT.test(first.value) || isLabelled || isAlone || OFFICIAL.includes(word)
    ? [word.toLowerCase(), whole]
    : undefined;
}

/**
 * In:  `> info **Hint** …`, `> warning **Warning** …`, `> error …`, `> [!NOTE]`
 * Out: `:::hint`, `:::warning`, `:::info`. A label that says something else (`**Notice**`) stays in the text. A callout
 *      with nothing in it takes what follows on the next line.
 */
export function importCallouts(tree: Root, note: Note): void {
  visit(tree, 'blockquote', (quote: Blockquote, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    const paragraph = quote.children[0];
    const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
    if (paragraph?.type !== 'paragraph' || first?.type !== 'text') return undefined;
    const [word, whole] = wordOf(first, paragraph) ?? [];
    if (word === undefined || whole === undefined) return undefined;
    first.value = first.value.slice(whole.length);
    const kind = takeLabel(paragraph, word);
    const isEmpty =
      toString(paragraph).trim() === '' && !paragraph.children.some(({ type }) => type === 'image');
    const children = (isEmpty ? quote.children.slice(1) : quote.children) as RootContent[];
    const siblings = parent.children as RootContent[];
    const next = siblings[index + 1];
    const isClose =
      next?.position?.start.line === (quote.position?.end.line ?? Number.NaN) + 1 &&
      ['code', 'list', 'table'].includes(next.type);
    let taken = 1;
    if (children.length === 0 && isClose) {
      note(quote, '提示框里没有文字，把紧接着的内容放了进去：检查它该不该在里面');
      children.push(next);
      taken = 2;
    }
    if (children.length === 0) {
      note(quote, '提示框里没有内容，已去掉');
      siblings.splice(index, taken);
      return [SKIP, index];
    }
    siblings.splice(index, taken, {
      type: 'containerDirective',
      name: kind,
      attributes: {},
      children,
      position: quote.position,
    } as RootContent);
    return index;
  });
}
