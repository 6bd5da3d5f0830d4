/**
 * The text of a page as XHTML that is HTML as well: what is read, without what is pressed.
 *
 * In:  `.prose` of a built page: class names of style sheets, switches, buttons, icons, folds, drawings in theme colours
 * Out: elements with a few class names of our own (book.css), one or both code languages labelled, folds opened, drawings in
 *      fixed colours, ids that no other page has, links that lead within the book where they can
 */
import { anchorOf } from '../data/anchorOf';
import {
  attribute,
  find,
  findAll,
  hasClass,
  isElement,
  named,
  textOf,
  type Element,
  type Node,
} from './tree';

export type Language = 'ts' | 'js';

/** How a page is written. */
export interface Writing {
  /** One language, or both below each other, labelled. */
  languages: readonly Language[];
  /** Stands before every id of the page. */
  prefix: string;
  /** Of the page's sections: 2 where the title is an `h1`. */
  sectionLevel: number;
  /** Where a link leads; undefined where its words stand alone. */
  linkOf: (href: string) => string | undefined;
  /** Where a picture of the site stands. */
  pictureOf: (src: string) => string;
  /** A file that the site's readers fetch, as text. */
  textOfFile: (src: string) => string;
}

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ts: 'TypeScript', js: 'JavaScript' };

/** Elements without content, which XHTML closes in their tag. */
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'col']);

/** Text as XML has it, without the characters that XML 1.0 does not allow (§2.2). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
export const escapeAttribute = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

const tag = (
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: string,
): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeAttribute(value)}"`))
    .join('');
  return VOID.has(name) ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
};

/** What is pressed, what is for the screen only, and what the site says to assistive technology about itself. */
const isLeftOut = (element: Element): boolean =>
  ['button', 'fieldset', 'script', 'noscript', 'template', 'style'].includes(element.tagName) ||
  ['no-print', 'visually-hidden', 'needs-js'].some((name) => hasClass(element, name)) ||
  attribute(element, 'data-paper-notes') !== undefined ||
  attribute(element, 'data-picture') === 'dark' ||
  // The hint that a drawing scrolls; icons.
  (attribute(element, 'aria-hidden') === 'true' && element.tagName === 'p');

/**
 * Drawings come with a colour for those who have no theme (`var(--figure-ink, #1b1b22)`), and with a weight that printers
 * take for one more font.
 */
const fixed = (name: string, value: string): string =>
  name === 'font-weight' && Number(value) >= 600
    ? 'bold'
    : value.replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1');

const SVG = 'http://www.w3.org/2000/svg';

/**
 * A drawing has the book's fonts: the site's word for “the system's” is another Chinese font to a printer, which would be in
 * the file a second time.
 */
const drawnClass = (element: Element): string | undefined =>
  attribute(element, 'font-family')?.includes('mono') ? 'code' : undefined;

function drawing(element: Element): string {
  const attributes = Object.fromEntries(
    element.attrs
      .filter(({ name }) => !['class', 'focusable', 'font-family', 'xmlns'].includes(name))
      .map(({ name, value }) => [name, fixed(name, value)]),
  );
  const content = element.childNodes
    .map((child) =>
      isElement(child) ? drawing(child) : 'value' in child ? escapeText(child.value) : '',
    )
    .join('');
  return tag(
    element.tagName,
    {
      xmlns: element.tagName === 'svg' ? SVG : undefined,
      class: drawnClass(element),
      ...attributes,
    },
    content,
  );
}

/** Attributes that mean something in a book, for whatever element. */
const KEPT = [
  'lang',
  'dir',
  'colspan',
  'rowspan',
  'start',
  'scope',
  'data-align',
  'role',
  'aria-label',
  'width',
  'height',
  'alt',
];

/** The class names of our own: the kind of a callout, or the kind of word that code is coloured as. */
function classOf(element: Element): string | undefined {
  const kind = attribute(element, 'data-kind');
  if (kind !== undefined) return `callout ${kind}`;
  const tokens = (attribute(element, 'class') ?? '')
    .split(/\s+/)
    .filter((name) => name.startsWith('tok-'));
  return tokens.length > 0 ? tokens.join(' ') : undefined;
}

const keptOf = (element: Element, { prefix }: Writing): Record<string, string | undefined> => {
  const id = attribute(element, 'id');
  return {
    id: id === undefined ? undefined : prefix + anchorOf(id),
    class: classOf(element),
    ...Object.fromEntries(KEPT.map((name) => [name, attribute(element, name)])),
  };
};

const sample = (title: string, content: string, after = ''): string =>
  tag(
    'figure',
    { class: 'sample' },
    (title ? tag('figcaption', {}, title) : '') + tag('pre', {}, content) + after,
  );

/** A sample in the languages that are wanted, each in a frame of its own under the name of its file. */
function samples(figure: Element, writing: Writing): string {
  const panels = findAll(figure, named('pre'));
  const caption = find(figure, named('figcaption'));
  const titles = caption
    ? caption.childNodes
        .filter(isElement)
        .filter(named('span', 'a'))
        .filter((title) => !isLeftOut(title))
    : [];
  const after = figure.childNodes
    .filter(isElement)
    .filter(named('p'))
    // Said of a file that is cut off on the page; here it is whole.
    .filter(() => panels.every((panel) => attribute(panel, 'data-src') === undefined))
    .map((line) => tag('p', { class: 'compared' }, inner(line, writing)))
    .join('');
  const wanted = panels.filter((panel) => {
    const of = attribute(panel, 'data-panel');
    return of === undefined || writing.languages.includes(of as Language);
  });
  return wanted
    .map((panel, index) => {
      const of = attribute(panel, 'data-panel') as Language | undefined;
      const title = titles.find((name) =>
        [undefined, of as string | undefined].includes(attribute(name, 'data-for')),
      );
      const words = title ? escapeText(textOf(title)) : '';
      const language =
        of !== undefined && writing.languages.length > 1
          ? tag('span', { class: 'language' }, LANGUAGE_NAMES[of])
          : '';
      const source = attribute(panel, 'data-src');
      const code =
        source === undefined
          ? inner(panel, writing)
          : tag('code', {}, escapeText(writing.textOfFile(source)));
      const name = tag('span', { class: 'file' }, words);
      return sample((words ? name : '') + language, code, index === wanted.length - 1 ? after : '');
    })
    .join('');
}

const inner = (element: Element, writing: Writing): string =>
  element.childNodes.map((child) => written(child, writing)).join('');

function link(element: Element, writing: Writing): string {
  const href = attribute(element, 'href');
  const to = href === undefined ? undefined : writing.linkOf(href);
  const isNoted = attribute(element, 'data-note') !== undefined && /^https?:/.test(to ?? '');
  return to === undefined
    ? tag('span', keptOf(element, writing), inner(element, writing))
    : tag(
        'a',
        { ...keptOf(element, writing), class: isNoted ? 'noted' : undefined, href: to },
        inner(element, writing),
      );
}

function picture(element: Element, writing: Writing): string {
  const src = writing.pictureOf(attribute(element, 'src') ?? '');
  return tag('img', { ...keptOf(element, writing), src }, '');
}

/** A node of the text as the book has it. */
function written(node: Node, writing: Writing): string {
  if ('value' in node) return escapeText(node.value);
  if (!isElement(node) || isLeftOut(node)) return '';
  const kept = (): Record<string, string | undefined> => keptOf(node, writing);
  switch (node.tagName) {
    case 'svg':
      // An icon says nothing that its words do not say.
      return node.parentNode && attribute(node.parentNode as Element, 'role') === 'img'
        ? drawing(node)
        : '';
    case 'a':
      return link(node, writing);
    case 'img':
      return picture(node, writing);
    case 'details':
      return tag('div', { ...kept(), class: 'fold' }, inner(node, writing));
    case 'summary':
      return tag('p', { class: 'fold-name' }, inner(node, writing));
    case 'h3':
    case 'h4': {
      const level = Number(node.tagName.slice(1)) - 3 + writing.sectionLevel;
      return tag(`h${level}`, kept(), inner(node, writing));
    }
    case 'figure':
      if (find(node, named('pre'))) return samples(node, writing);
      return tag('figure', kept(), inner(node, writing));
    default:
      return tag(node.tagName, kept(), inner(node, writing));
  }
}

/** The text of a page. */
export const xhtmlOf = (text: Element, writing: Writing): string => inner(text, writing);
