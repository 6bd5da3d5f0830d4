/**
 * npm run try -- docs/guards.md           the first application of the page, in TypeScript
 * npm run try -- docs/guards.md 2 --js    the second one, in JavaScript
 *
 * Writes what a reader would download into a folder, with the packages of the samples, and starts it. A change of the
 * page's samples or of a file in the folder starts it again.
 */
import type { ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { extract } from '../../src/samples/page/extract';
import { Variants } from '../../src/samples/page/variants';
import { languagesOf, projectOf, type Project } from '../../src/samples/project';
import { runnablePage } from '../../src/samples/project/applications';
import { nameOf } from '../../src/samples/project/readme';
import { SERVICES } from '../../src/samples/project/services';
import { routeOf } from '../support/routeOf';
import { endGroup, hasEnded, startNpm } from './groups';
import { installPackages } from './install';
import { markdownFiles } from './markdown-files';
import { describe } from './report';
import { samplesOn } from '../../src/samples/majors';
import { packageSet, readPackages } from './packages';
import { PACKAGES, SAMPLES } from './paths';

const FOLDER = resolve('node_modules', '.cache', 'try');
const USAGE =
  '写成 npm run try -- docs/guards.md；第二个应用写 npm run try -- docs/guards.md 2，JavaScript 再加 --js';
/** Editors write a file in several steps. */
const SETTLE_MS = 100;

/** @throws {Error} with what to write instead */
async function projectAt(file: string, number: number, isJavaScript: boolean): Promise<Project> {
  const source = readFileSync(file, 'utf8');
  const { samples: all, faults } = extract(source);
  // A fence that cannot be read may be the one that runs.
  if (faults.length > 0)
    throw new Error(faults.map((fault) => describe(file, fault, source)).join('\n'));
  const samples = samplesOn('11', all);
  const { applications } = runnablePage(samples);
  const application = applications[number - 1];
  if (!application) {
    const list = applications.map((one) => `  ${one.number}  ${nameOf(one)}`).join('\n');
    throw new Error(
      applications.length === 0
        ? `${file} 没有运行的示例\n→ 在 bash 围栏上写 run="…"`
        : `${file} 有 ${applications.length} 个应用，没有第 ${number} 个：\n${list}`,
    );
  }
  const language = isJavaScript ? 'JavaScript' : 'TypeScript';
  if (!languagesOf(application).includes(language))
    throw new Error('这个应用只有 TypeScript（only="ts"）');
  for (const name of application.services)
    console.log(`需要 ${SERVICES[name]?.title ?? name}，先启动它：${SERVICES[name]?.docker ?? ''}`);
  const route = routeOf(file);
  return projectOf(application, language, {
    page: { title: file, route, origin: undefined },
    count: applications.length,
    variants: await Variants.of(samples),
    record: { ...packageSet('11').versions, loaded: readPackages().loaded },
  });
}

/**
 * Writes what differs: what is as before does not start the application again.
 * @param before what the page gave the last time: what it no longer has goes
 */
function write(folder: string, { files }: Project, before?: Project): void {
  for (const path of before?.files.keys() ?? [])
    if (!files.has(path)) rmSync(join(folder, path), { force: true });
  for (const [path, content] of files) {
    const place = join(folder, path);
    const bytes = Buffer.from(content);
    if (existsSync(place) && readFileSync(place).equals(bytes)) continue;
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
  if (!existsSync(join(folder, 'node_modules')))
    symlinkSync(PACKAGES, join(folder, 'node_modules'), 'junction');
}

/** The compiler's own watch for TypeScript; JavaScript is built and started anew. */
const start = (folder: string, isJavaScript: boolean): ChildProcess =>
  startNpm(folder, isJavaScript ? ['start'] : ['run', 'start:dev']);

/** Calls back once after a burst of changes. @param only the name of the one file that counts; without it all below do */
function onChange(place: string, only: string | undefined, back: () => void): void {
  let settled: NodeJS.Timeout | undefined;
  watch(place, { recursive: only === undefined }, (_, name) => {
    if (only !== undefined && name !== null && name !== only) return;
    clearTimeout(settled);
    settled = setTimeout(back, SETTLE_MS);
  });
}

async function main(words: readonly string[]): Promise<void> {
  const isJavaScript = words.includes('--js');
  const [file, number = '1'] = words.filter((word) => word !== '--js');
  if (file === undefined) throw new Error(`没有写哪一页\n→ ${USAGE}`);
  if (markdownFiles([file]).pages[0] !== relative('.', file))
    throw new Error(`没有 ${file} 这一页\n→ ${USAGE}`);
  if (!/^\d+$/.test(number)) throw new Error(`读不懂 ${number}\n→ ${USAGE}`);
  await installPackages(SAMPLES);
  const make = () => projectAt(file, Number(number), isJavaScript);
  const first = await make();
  const folder = join(FOLDER, first.name);
  rmSync(folder, { recursive: true, force: true });
  write(folder, first);
  console.log(`${folder}\nREADME.md 里有请求与响应；按 Ctrl+C 结束\n`);
  let child = start(folder, isJavaScript);
  // A terminal that closes ends this process alone: the application is in a group of its own.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => (endGroup(child), process.exit(0)));
  const say = (error: unknown): void => console.log((error as Error).message);
  let written = first;
  const update = async (): Promise<void> => {
    const next = await make();
    write(folder, next, written);
    written = next;
  };
  // One after the other: of two quick saves the later one is written last.
  let saved = Promise.resolve();
  onChange(dirname(file), basename(file), () => void (saved = saved.then(update).catch(say)));
  if (!isJavaScript) return;
  const again = (): void => void (child = start(folder, isJavaScript));
  onChange(join(folder, 'src'), undefined, () => {
    // Its port is free when it is gone.
    if (hasEnded(child)) return again();
    if (child.listenerCount('exit') === 0) child.once('exit', again);
    endGroup(child);
  });
}

void main(process.argv.slice(2)).catch((error: unknown) => {
  console.log((error as Error).message);
  process.exitCode = 1;
});
