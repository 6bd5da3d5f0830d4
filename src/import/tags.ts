/** The tags of a piece of raw HTML, and what becomes of elements by their names. */

/** A tag as it stands in a text. */
export interface Tag {
  name: string;
  isClosing: boolean;
  start: number;
  end: number;
  text: string;
}

const TAG =
  /<!--[^]*?(?:-->|$)|<(\/?)([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?|\s|\/)*)>/gi;

const VOID = ['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'];

/** Elements of HTML; anything else in angle brackets is a type (`List<Cat>`) or a component of the official app. */
const ELEMENTS = new Set(
  `a abbr address article aside audio b blockquote br button caption center cite code col colgroup dd del details dfn div dl dt em
  embed figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hr i iframe img input ins kbd label li link main mark meta nav
  noscript object ol p picture pre q s samp script section small source span strike strong style sub summary sup svg table tbody td
  tfoot th thead time tr tt u ul var video wbr`.split(/\s+/),
);

export const isElement = (name: string): boolean => ELEMENTS.has(name.toLowerCase());

/** A component of the official app: `app-banner-courses`. */
export const isComponent = (name: string): boolean => name.includes('-');

/** Tags in their order, without remarks. */
export function tagsIn(html: string): Tag[] {
  return [...html.matchAll(TAG)].flatMap((match) => {
    const [text, slash = '', name] = match;
    return name === undefined
      ? []
      : [
          {
            name: name.toLowerCase(),
            isClosing: slash === '/',
            start: match.index,
            end: match.index + text.length,
            text,
          },
        ];
  });
}

/** How many elements a piece of HTML leaves open; negative when it closes more than it opens. */
export const depthOf = (html: string): number =>
  tagsIn(html).reduce(
    (depth, { name, isClosing, text }) =>
      VOID.includes(name) || text.endsWith('/>') || !isElement(name)
        ? depth
        : depth + (isClosing ? -1 : 1),
    0,
  );
