import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { anchorOf } from '../data/anchorOf';
import officialSource from '../data/officialSource.json';
import { routeOfDoc } from '../data/routes';
import { Fault } from '../fault';
import type { Finding, Imported, ImportOptions } from '.';

/** Folders that hold no page of a book, wherever they are. */
const NO_BOOK = ['node_modules', '.git', '.github', '.docusaurus'];

/** The official repository's files and the addresses of their pages: `cli/workspaces.md` → `/cli/monorepo`. */
const OFFICIAL_ROUTES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(officialSource).map(([route, file]) => [file.replace(/^content\//, ''), route]),
);

/** The folder of the official documentation, named by itself or by its repository. */
export const bookFolder = (folder: string): string =>
  existsSync(path.join(folder, officialSource['/'])) ? path.join(folder, 'content') : folder;

/** The address of a page by its file: where the official site has it, else its path. */
export function routeOf(file: string): string {
  const official = OFFICIAL_ROUTES[file];
  if (official !== undefined) return official;
  const route = routeOfDoc(file.replace(/(?:^|\/)(?:index|readme)(?=\.mdx?$)/i, ''));
  // Hosts compare addresses in lower case, and nothing in them needs percent encoding.
  return route.toLowerCase().replace(/[^a-z0-9/]+/g, '-');
}

/** Files below a folder as paths with `/`, sorted, so that the order is the same on every machine. */
export function filesIn(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.posix.join(below, entry.name);
      if (NO_BOOK.includes(entry.name)) return [];
      // A link to a folder could lead back to where it stands.
      if (entry.isDirectory()) return filesIn(folder, file);
      return statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() ? [file] : [];
    });
}

/** The pages of a folder; what begins with `_` is a part of others, as in Docusaurus. */
export const pagesIn = (folder: string): string[] =>
  filesIn(folder).filter((file) => file.endsWith('.md') && !/(?:^|\/)_/.test(file));

/**
 * Checks a folder that a person has named.
 * @param name how the person has named it
 * @throws Fault in Chinese with the cure: not there, no folder, not readable, no pages
 */
export function checkFolder(folder: string, name: string): void {
  const state = statSync(folder, { throwIfNoEntry: false });
  if (!state)
    throw new Fault(`${name} 这个文件夹不存在。写官方文档仓库的路径，或者其中 content 的路径。`);
  if (!state.isDirectory()) throw new Fault(`${name} 是一个文件。写放着 Markdown 的文件夹。`);
  try {
    if (pagesIn(folder).length > 0) return;
  } catch (error) {
    throw new Fault(`读不了 ${name}：${(error as Error).message}。检查它的权限。`);
  }
  throw new Fault(
    `${name} 里没有 Markdown 文件（.md）。写官方文档仓库的路径，或者其中 content 的路径。`,
  );
}

/** A page of a folder, read and turned into this project's Markdown. */
export interface FolderPage extends Imported {
  file: string;
  route: string;
}

/**
 * Reads one page.
 * @param file its path below the folder
 * @throws Fault when the file is no UTF-8 text
 */
export function readPage(
  file: string,
  bytes: Buffer,
  options: Pick<ImportOptions, 'hasPicture'> = {},
): FolderPage {
  const source = bytes.toString('utf8');
  if (source.includes('\uFFFD') && !Buffer.from(source, 'utf8').equals(bytes))
    throw new Fault(`${file} 不是 UTF-8 编码。用编辑器把它另存为 UTF-8，再运行一次。`);
  const route = routeOf(file);
  // Only now, its parsers with it: Docusaurus loads `sidebars.ts` and all that it imports anew with each page that is saved.
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { importPage } = require('./index') as typeof import('.');
  return { file, route, ...importPage(source, { file, routeOf, ...options }) };
}

/** A finding with the file that it is about. */
export interface FileFinding extends Finding {
  file: string;
}

/**
 * Reads every page of a folder.
 * @param known whether an address leads somewhere though the folder has no page for it
 * @returns the pages, and what a person has to look at, links that lead nowhere among it
 */
export function readFolder(
  folder: string,
  known: (route: string) => boolean = () => false,
): { pages: FolderPage[]; findings: FileFinding[] } {
  const pages = pagesIn(folder).map((file) =>
    readPage(file, readFileSync(path.join(folder, file))),
  );
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const findings = pages.flatMap(({ file, findings: own, links }) => [
    ...own.map((finding) => ({ file, ...finding })),
    ...links.flatMap(({ route, anchor, line }): FileFinding[] => {
      const target = byRoute.get(route);
      if (!target)
        return known(route) ? [] : [{ file, line, why: `链接 ${route} 通向一个不存在的页面` }];
      const id = anchorOf(anchor);
      // Pages that came as they are have not told their anchors.
      const missing = anchor !== '' && target.ids.length > 0 && !target.ids.includes(id);
      return missing ? [{ file, line, why: `链接 ${route}#${id}：那一页没有这个锚点` }] : [];
    }),
  ]);
  return {
    pages,
    findings: findings.sort((a, b) =>
      a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line,
    ),
  };
}
