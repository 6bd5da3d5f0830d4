import {isPlainClick} from '../../plugins/navigation/plainClick';
import type {Found, Segment} from '../../plugins/search/client/types';
import styles from './results.module.css';

/** Results change with every key: a text is asked for when they have stood for so long. */
const SNIPPET_DELAY_MS = 120;

function mark(text: string): HTMLElement {
  const element = document.createElement('mark');
  element.textContent = text;
  return element;
}

/** Whether a text stands in an element already: with each letter of a word many headings stay as they were. */
const holds = ({childNodes}: Element, segments: readonly Segment[]): boolean =>
  childNodes.length === segments.length && segments.every(({text, marked}, index) => childNodes[index]!.textContent === text && (childNodes[index] instanceof Element) === marked);

/** Puts a text with its marks into an element, as text nodes. */
function write(element: Element, segments: readonly Segment[]): void {
  if (!holds(element, segments)) element.replaceChildren(...segments.map(({text, marked}) => (marked ? mark(text) : text)));
}

/** Puts the text around a match into an element: at once, or loaded when the result has stood for a while. Returns the end of it. */
function writeSnippet(element: Element, snippet: Found['snippet']): () => void {
  let gone = false;
  const load = async (): Promise<void> => {
    const segments = typeof snippet === 'function' ? await snippet().catch(() => []) : snippet;
    if (!gone) write(element, segments);
  };
  write(element, []);
  const timer = typeof snippet === 'function' ? window.setTimeout(load, SNIPPET_DELAY_MS) : void load();
  return () => {
    gone = true;
    window.clearTimeout(timer);
  };
}

/** The link of a row, with an element for the heading and one for the text. */
export function createLink(navigate: (url: string) => void): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = styles.found!;
  link.tabIndex = -1;
  for (const name of ['DocSearch-Hit-title', 'DocSearch-Hit-path']) link.appendChild(document.createElement('span')).className = name;
  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(link.getAttribute('href')!);
  });
  return link;
}

/** Writes a result into its link. Returns the end of it. */
export function writeFound(link: HTMLAnchorElement, url: string, {heading, snippet}: Found): () => void {
  const [title, text] = link.children;
  link.setAttribute('href', url);
  write(title!, heading);
  return writeSnippet(text!, snippet);
}
