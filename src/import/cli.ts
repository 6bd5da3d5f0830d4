import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { redirects } from '../data/redirects';
import { docOf } from '../data/routes';
import { Fault } from '../fault';
import { routeState } from '../plugins/menu/routeState';
import { bookFolder, checkFolder, filesIn, readFolder, type FileFinding } from './folder';
import { checkTarget, writeFiles } from './write';

/** `npm run import -- <folder>`: the official dialect → pages of this project, in a folder of their own. */

const USAGE = '用法：npm run import -- 文件夹 [--to 写到哪里（默认 imported）] [--overwrite]';
const TARGET = 'imported';

interface Options {
  folder: string;
  to: string;
  overwrite: boolean;
}

function parseOptions(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { to: { type: 'string' }, overwrite: { type: 'boolean' } },
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || folder === '')
      throw new Fault(`没有写要导入哪个文件夹。\n${USAGE}`);
    if (more.length > 0)
      throw new Fault(`一次只导入一个文件夹，多出了 ${more.join('、')}。\n${USAGE}`);
    return { folder, to: values.to || TARGET, overwrite: values.overwrite ?? false };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`读不懂 ${args.join(' ')}\n${USAGE}`);
  }
}

const report = (folder: string, findings: readonly FileFinding[]): string =>
  findings.map(({ file, line, why }) => `${path.join(folder, file)}:${line} ${why}`).join('\n');

/**
 * Imports a folder.
 * @param args the words of the command
 * @param say where its texts go
 * @throws Fault in Chinese with the cure, before anything is written
 */
export function importFolder(args: string[], say: (text: string) => void): void {
  const { folder, to, overwrite } = parseOptions(args);
  checkFolder(folder, folder);
  const book = bookFolder(folder);
  checkTarget(to, folder, to);
  const { pages, findings } = readFolder(
    book,
    (route) => routeState(route) !== undefined || redirects.some(({ from }) => from === route),
  );
  const others = filesIn(book).filter((file) => !file.endsWith('.md'));
  const files = new Map<string, string | Buffer>([
    // Under the address of the page: that is where this project looks for it.
    ...pages.map(({ route, markdown }): [string, string] => [`${docOf(route)}.md`, markdown]),
    ...others.map((file): [string, Buffer] => [file, readFileSync(path.join(book, file))]),
  ]);
  if (files.size < pages.length + others.length)
    throw new Fault('有两个文件通向同一个网址，什么也没有写：给其中一个改名。');
  const { written, same } = writeFiles(to, files, overwrite);
  if (findings.length > 0) say(`${report(book, findings)}\n`);
  say(
    `${pages.length} 页：写了 ${written} 个文件，${same} 个没有变；要人看的有 ${findings.length} 处${findings.length > 0 ? '，列在上面' : ''}。结果在 ${to}/。`,
  );
  say('描述和关键词是从正文里取的，示例都还没有检查：改写以后去掉 nocheck，再运行 npm run check。');
}

if (require.main === module) {
  try {
    importFolder(process.argv.slice(2), console.log);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
