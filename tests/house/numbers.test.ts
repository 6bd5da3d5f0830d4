import * as constants from '../../src/constants';
import { filesIn, read } from './files';

/** Numbers that TypeScript and CSS both need stand once on each side, and are equal. */

const tokens = Object.fromEntries(
  [...read('src/css/tokens.css').matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(
    ([, name, value]) => [name!, value!],
  ),
);

test.each([
  ['sidebar-width', `${constants.SIDEBAR_WIDTH_PX}px`],
  ['measure', `${constants.MEASURE_PX / 16}rem`],
  ['toc-width', `${constants.TOC_WIDTH_PX}px`],
  ['ad-footer-distance', `${constants.AD_FOOTER_DISTANCE_PX}px`],
  ['menu-animation', `${constants.MENU_ANIMATION_MS}ms`],
])('--%s is %s', (name, value) => expect(tokens[name]).toBe(value));

const styles = filesIn('src', 'css').map(
  (file) =>
    [
      file,
      read(file).replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')),
    ] as const,
);

/** `file:line` of every match. */
const found = (
  pattern: RegExp,
  wrong: (match: RegExpMatchArray, file: string) => boolean = () => true,
): string[] =>
  styles.flatMap(([file, css]) =>
    [...css.matchAll(pattern)]
      .filter((match) => wrong(match, file))
      .map((match) => `${file}:${css.slice(0, match.index).split('\n').length} ${match[0].trim()}`),
  );

describe('@media', () => {
  const breakpoints = [
    ...constants.HEADER_BREAKPOINTS_PX,
    ...constants.PAGE_BREAKPOINTS_PX,
    constants.NARROW_BREAKPOINT_PX,
    constants.AD_COLUMN_MIN_WIDTH_PX,
  ];
  const allowed = {
    max: new Set<number>(breakpoints),
    min: new Set<number>(breakpoints.map((width) => width + 1)),
  };

  test('changes only at the product’s widths: up to one of them, or from the next pixel on', () => {
    expect(found(/@media[^{]*/g).length).toBeGreaterThan(10);
    expect(
      found(
        /\((min|max)-width:\s*([\d.]+)(\w+)\)/g,
        ([, end, width, unit]) =>
          unit !== 'px' || !allowed[end as 'min' | 'max'].has(Number(width)),
      ),
    ).toEqual([]);
  });

  test('is written with min-width and max-width, which this test can read', () => {
    expect(
      found(/@media[^{]*/g, ([query]) => /width\s*[<>=]|[<>=]\s*width|device-width/.test(query)),
    ).toEqual([]);
  });
});

test('durations of the menu come from the token', () => {
  expect(found(/(?<![\d.])250ms/g, (_, file) => file !== 'src/css/tokens.css')).toEqual([]);
});

describe('custom properties', () => {
  const local = new Set(
    styles.flatMap(([, css]) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name!)),
  );

  test('every one that is used is defined', () => {
    expect(found(/var\((--[\w-]+)/g, ([, name]) => !local.has(name!))).toEqual([]);
  });

  test('every token is used', () => {
    const drawings = filesIn('docs', 'svg').map(read).join('\n');
    const used = new Set(
      [...styles.map(([, css]) => css), drawings].flatMap((text) =>
        [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name!),
      ),
    );
    expect(Object.keys(tokens).filter((name) => !used.has(`--${name}`))).toEqual([]);
  });
});

test('colours stand in tokens.css only', () => {
  const colours =
    /(?<![\w-])(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|(?:rgb|hsl|oklch)a?\([^)]*\))/gi;
  // A reading device knows no variables: the book has colours of its own. Paper is white in every theme; a shadow is no colour of the palette.
  expect(
    found(
      colours,
      ([colour], file) =>
        !['src/css/tokens.css', 'src/css/print.css'].includes(file) &&
        !file.startsWith('src/book/') &&
        !/^#(?:000|fff)$/.test(colour) &&
        !/^rgb\(0 0 0 \/ \d+%\)$/.test(colour),
    ),
  ).toEqual([]);
});
