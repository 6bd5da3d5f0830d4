import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';

const BLOCK = /^---[ \t]*\n([^]*?)\n---[ \t]*(?:\n|$)/;
/** So long is what a search result shows of a page. */
const DESCRIPTION_LENGTH = 160;

/** What a fork has written before a page. */
export interface Written {
  fields: Readonly<Record<string, string>>;
  /** The text after it. */
  body: string;
  /** How many lines it takes. */
  lines: number;
}

/** The one-line fields of a page's front matter. */
export function readFrontMatter(text: string): Written {
  const [whole = '', block = ''] = BLOCK.exec(text) ?? [];
  const fields = [...block.matchAll(/^([\w-]+):[ \t]*(.*?)[ \t]*$/gm)].map(
    ([, name = '', value = '']) => [name, value.replace(/^(['"])(.*)\1$/, '$2')] as const,
  );
  return {
    fields: Object.fromEntries(fields),
    body: text.slice(whole.length),
    lines: whole === '' ? 0 : whole.split('\n').length - 1,
  };
}

/** Whether a page is written for this project already: it says what only this project asks for. */
export const isOurs = ({ fields }: Written): boolean =>
  'titleEn' in fields && 'keywords' in fields && 'title' in fields;

/** The words of a paragraph; a line break in it is a space. */
const wordsOf = (node: Nodes): string =>
  node.type === 'break'
    ? ' '
    : 'children' in node
      ? node.children.map(wordsOf).join('')
      : toString(node);

/** The first words of a page, up to the end of a sentence if there is one. */
export function descriptionOf(tree: Root, title: string): string {
  const first = tree.children.find(
    (node) => node.type === 'paragraph' && toString(node).trim() !== '',
  );
  const text = first ? wordsOf(first).replace(/\s+/g, ' ').trim() : '';
  const [sentence = ''] = /^.{10,}?(?:[。！？]|[.!?](?=\s|$))/.exec(text) ?? [];
  const chosen = sentence || text || title;
  return chosen.length <= DESCRIPTION_LENGTH
    ? chosen
    : `${chosen.slice(0, DESCRIPTION_LENGTH - 1)}…`;
}

/** `execution-context` → `Execution context`, for a page whose title is in another language. */
export const titleFrom = (route: string): string => {
  const words = route
    .split('/')
    .at(-1)!
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/-/g, ' ')
    .trim();
  return words ? words[0]!.toUpperCase() + words.slice(1) : 'Page';
};

export const isEnglish = (title: string): boolean => /^[\x20-\x7e]+$/.test(title);

/** A value as YAML takes it without a second meaning. */
const scalar = (value: string): string =>
  /^[\p{L}\p{N}](?:[\p{L}\p{N} ()/&+._，。、（）-]*[\p{L}\p{N}）。)])?$/u.test(value) &&
  !/^(?:true|false|null|yes|no|on|off|[\d._-]+)$/i.test(value)
    ? value
    : JSON.stringify(value);

/** Front matter of a page (CONTRIBUTING.md#写一页). */
export function writeFrontMatter({
  title,
  titleEn,
  description,
  keywords,
  slug,
}: {
  title: string;
  titleEn: string;
  description: string;
  keywords: readonly string[];
  slug?: string;
}): string {
  return [
    '---',
    `title: ${scalar(title)}`,
    `titleEn: ${scalar(titleEn)}`,
    `description: ${scalar(description)}`,
    `keywords: [${keywords.map(scalar).join(', ')}]`,
    ...(slug === undefined ? [] : [`slug: ${slug}`]),
    '---',
    '',
    '',
  ].join('\n');
}
