import { readFileSync } from 'node:fs';
import { contrast } from '../support/contrast';

/** Contrast of what css/tokens.css puts on what, in both themes (WCAG 1.4.3 and 1.4.11; ARCHITECTURE.md#code-highlighting). */

const css = readFileSync('src/css/tokens.css', 'utf8');

const block = (selector: string): Record<string, string> => {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`css/tokens.css has no ${selector}`);
  return Object.fromEntries(
    [...css.slice(start, css.indexOf('\n}', start)).matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm)].map(
      ([, name, value]) => [name!, value!.trim()],
    ),
  );
};

const light = block(':root');
const themes: Record<string, Record<string, string>> = {
  light,
  dark: { ...light, ...block("[data-theme='dark']") },
};

/** The colour behind a token, through other tokens. */
function colour(theme: Record<string, string>, name: string): string {
  const value = theme[name];
  if (value === undefined) throw new Error(`css/tokens.css has no --${name}`);
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
  return other ? colour(theme, other) : value;
}

const CODE = Object.keys(light).filter((name) => /^code-(?!paper|bar|mark)/.test(name));
const FIGURE_SURFACES = ['paper', 'figure-surface', 'figure-accent-surface'];

/** Text → what it stands on; inline code is sunken also inside callouts and their links. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  ink: [
    'paper',
    'paper-raised',
    'paper-sunken',
    'accent-surface',
    'hint-surface',
    'warning-surface',
    'info-surface',
  ],
  'ink-soft': ['paper', 'paper-raised', 'paper-sunken', 'code-bar'],
  'ink-muted': ['paper', 'paper-raised', 'paper-sunken', 'code-bar'],
  accent: [
    'paper',
    'paper-raised',
    'paper-sunken',
    'accent-surface',
    'hint-surface',
    'warning-surface',
    'info-surface',
    'code-bar',
    'code-mark',
  ],
  'accent-strong': [
    'paper',
    'paper-raised',
    'accent-surface',
    'hint-surface',
    'warning-surface',
    'info-surface',
  ],
  'on-accent': ['accent', 'accent-strong'],
  hint: ['hint-surface', 'paper', 'paper-raised', 'paper-sunken', 'code-bar'],
  warning: ['warning-surface', 'paper', 'paper-sunken', 'code-bar'],
  info: ['info-surface', 'paper-sunken'],
  ...Object.fromEntries(CODE.map((name) => [name, ['code-paper', 'code-mark']])),
  'figure-ink': FIGURE_SURFACES,
  'figure-muted': FIGURE_SURFACES,
  'figure-accent': FIGURE_SURFACES,
};

/** Borders by which a control is known, and the ring around what has the focus. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['paper', 'paper-raised', 'paper-sunken'],
  focus: [
    'paper',
    'paper-raised',
    'paper-sunken',
    'code-paper',
    'code-bar',
    'hint-surface',
    'warning-surface',
    'info-surface',
  ],
};

const pairs = (of: Readonly<Record<string, readonly string[]>>): Array<[string, string]> =>
  Object.entries(of).flatMap(([front, backs]) =>
    backs.map((back): [string, string] => [front, back]),
  );

test('every colour of code is looked at', () => {
  expect(CODE.length).toBeGreaterThanOrEqual(11);
  const used = [
    ...readFileSync('src/css/code.css', 'utf8').matchAll(/var\(--(code-[\w-]+)\)/g),
  ].map(([, name]) => name!);
  expect(used.filter((name) => name !== 'code-mark' && !CODE.includes(name))).toEqual([]);
});

describe.each(Object.entries(themes))('%s', (_, theme) => {
  test.each(pairs(TEXTS))('--%s on --%s is read: 4.5', (front, back) =>
    expect(contrast(colour(theme, front), colour(theme, back))).toBeGreaterThanOrEqual(4.5),
  );
  test.each(pairs(SHAPES))('--%s on --%s is seen: 3', (front, back) =>
    expect(contrast(colour(theme, front), colour(theme, back))).toBeGreaterThanOrEqual(3),
  );
});

test('dark changes colours and the shadow only, and every colour that light has but those made of others', () => {
  const dark = block("[data-theme='dark']");
  const isColour = (value: string): boolean => /^(?:#|rgb)/.test(value);
  expect(Object.keys(dark).filter((name) => !isColour(dark[name]!))).toEqual(['shadow']);
  expect(Object.keys(light).filter((name) => isColour(light[name]!) && !(name in dark))).toEqual(
    [],
  );
});

describe('a drawing that is opened by itself shows the fallback colours of CONTRIBUTING.md on white', () => {
  const paper = readFileSync('.github/CONTRIBUTING.md', 'utf8');
  const [, list = ''] = /备用值依次是 ([^。]+)。/.exec(paper) ?? [];
  const [ink, muted, , surface, accent, accentSurface] = list.match(/#[0-9a-f]{6}/g) ?? [];

  test.each([
    [ink, '#ffffff'],
    [ink, surface],
    [ink, accentSurface],
    [muted, '#ffffff'],
    [muted, surface],
    [accent, '#ffffff'],
    [accent, accentSurface],
  ])('%s on %s', (front, back) => {
    expect(contrast(front!, back!)).toBeGreaterThanOrEqual(4.5);
  });
});
