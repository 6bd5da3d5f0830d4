import { useMemo, type ReactNode } from 'react';
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

/** The heading's HTML without its tags: the list shows plain words. What they are made of is still written as HTML. */
export const wordsOf = ({ value }: ContentsEntry): string => value.replace(/<[^>]*>/g, '');

/** Props of an element in which React writes words once, and leaves what becomes of them alone. */
export const useWords = (html: string) =>
  useMemo(
    () => ({ dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true }),
    [html],
  );

const itemOf = (entry: ContentsEntry): string =>
  `<li${entry.level === 4 ? ` class="${styles.nested}"` : ''}><a href="#${entry.id}">${wordsOf(entry)}</a></li>`;

/**
 * The page's h3 and h4 as links; the one the reader is in is marked by `contentsBehaviour.ts`.
 * One element for React, which would keep two of its own for each link, on each page.
 */
export default function TableOfContents({ entries }: Props): ReactNode {
  const words = useWords(entries.map(itemOf).join(''));
  return entries.length > 0 && <ul className={styles.list} data-contents="" {...words} />;
}
