import { isOwnPath } from '../../data/addressOf';
import type { Found, Segment } from '../engine/types';

/** Where the results that were opened are kept, the newest first. */
const STORE = 'recent-searches';
const MOST = 7;

/** A result that was opened. */
interface Recent {
  url: string;
  page: string;
  heading: string;
}

const isRecent = (value: unknown): value is Recent => {
  const { url, page, heading } = (value ?? {}) as Partial<Recent>;
  return (
    typeof url === 'string' &&
    isOwnPath(url) &&
    typeof page === 'string' &&
    typeof heading === 'string'
  );
};

/** Anything may stand in a storage, and reading it may be forbidden. */
function read(): Recent[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function write(recents: readonly Recent[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(recents.slice(0, MOST)));
  } catch {
    // Blocked or full: nothing is remembered.
  }
}

/** The results that were opened, as results of no page: the page's name stands where others have their text. */
export const recentResults = (): Found[] =>
  read().map(({ url, page, heading }) => ({
    url,
    page: '',
    heading: [{ text: heading, marked: false }],
    snippet: [{ text: page, marked: false }],
  }));

const textOf = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');

export function remember({ url, page, heading, snippet }: Found): void {
  const name = page || (typeof snippet === 'function' ? '' : textOf(snippet));
  write([
    { url, page: name, heading: textOf(heading) },
    ...read().filter((recent) => recent.url !== url),
  ]);
}

export const forget = (url: string): void => write(read().filter((recent) => recent.url !== url));
