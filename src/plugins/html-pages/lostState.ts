import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Fault } from '../../fault';

/** Code that works only if React runs in the browser: a state, an effect, an event. */
const NEEDS_REACT =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore)\b|\bon[A-Z]\w*=\{/;

/** The folders of page parts, below `src`: those that replace Docusaurus' own, and the components that they use. */
const PARTS = ['theme', 'components'];

/** Parts that may have such code. */
const EXEMPT = [
  // Shown only where React runs, when a part of a page throws.
  'components/Failure/index.tsx',
  // A state that never changes: the page that it was first shown with.
  'components/Menu/index.tsx',
];

/** The first line of a file with such code, for a message; undefined without any. */
function placeIn(file: string): string | undefined {
  const lines = readFileSync(file, 'utf8').split('\n');
  const at = lines.findIndex(
    (line) => !line.trimStart().startsWith('import ') && NEEDS_REACT.test(line),
  );
  const [found] = NEEDS_REACT.exec(lines[at] ?? '') ?? [];
  return found && `${path.relative(process.cwd(), file)}:${at + 1}（${found.replace(/=\{$/, '')}）`;
}

/** The scripts of a folder below `src`, which a site made from this one may not have. */
const scriptsOf = (src: string, folder: string): string[] =>
  existsSync(path.join(src, folder))
    ? readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.[jt]sx?$/.test(name))
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
        .sort()
    : [];

/**
 * Stops a build that has parts with a state: they work on the development server, but would do nothing in the built site, where
 * React does not run on pages that are HTML.
 * @param src the site's `src`
 * @throws Fault that names each place and the ways out
 */
export function checkParts(src: string): void {
  const places = PARTS.flatMap((folder) => scriptsOf(src, folder))
    .filter((name) => !EXEMPT.includes(name))
    .flatMap((name) => placeIn(path.join(src, name)) ?? []);
  if (places.length > 0)
    throw new Fault(
      `这些部件有状态或事件，构建好的页面上却没有 React，它们不会动：\n${places
        .map((place) => `  ${place}`)
        .join(
          '\n',
        )}\n改法：把行为写成旁边的 …Behaviour.ts（.github/ARCHITECTURE.md#正文是-html），或者用 TEXT_RENDERING=stock 构建，让 React 接手每一页。`,
    );
}
