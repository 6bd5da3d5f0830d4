import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** An entry as Docusaurus collects it from the Markdown: level and HTML of the heading. */
export interface ContentsEntry {
  id: string;
  level: number;
  value: string;
}

interface Props {
  /** Those of `listed`. */
  entries: readonly ContentsEntry[];
}

/** Levels that the contents list shows (ARCHITECTURE.md#contents-list). */
const LEVELS = [3, 4];

/** The entries that the list shows, of all headings of a page. */
export const listed = (headings: readonly ContentsEntry[]): ContentsEntry[] =>
  headings.filter(({ level }) => LEVELS.includes(level));

/** The heading's HTML without its tags: the list shows plain words, so nothing is ever set as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replace(/&amp;/g, '&');

/** The page's h3 and h4 as links; the one the reader is in is marked by `contentsBehaviour.ts`. */
export default function TableOfContents({ entries }: Props): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ul className={styles.list} data-contents="">
      {entries.map(({ id, level, value }) => (
        <li key={id} className={level === 4 ? styles.nested : undefined}>
          <a href={`#${id}`}>{plainText(value)}</a>
        </li>
      ))}
    </ul>
  );
}
