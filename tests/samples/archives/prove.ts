/**
 * npm run check -- --archives                 every archive that readers download
 * npm run check -- --archives docs/guards.md  those of these pages
 *
 * Unpacks each archive into an empty folder, with the tree of its own lock file and nothing else to import from, builds it
 * with its own settings, starts it and replays its page against it. `npm run check` runs the same archives, each with the
 * packages of all samples but for the names that it must not see: what only a tree of its own can show, shows here.
 */
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { samplesOn } from '../../../src/samples/majors';
import { extract, type PageFault, type Sample } from '../../../src/samples/page/extract';
import { waits, type Session } from '../../../src/samples/page/plan';
import { comparedIn } from '../../../src/samples/project/applications';
import { downloadsOf, type Download } from '../../../src/samples/project/downloads';
import type { Lock } from '../../../src/samples/project/lock';
import { LOCK_FILE } from '../../../src/samples/project/addresses';
import { readPackages } from '../packages';
import { SAMPLES } from '../paths';
import { progress } from '../../support/progress';
import { routeOf } from '../../support/routeOf';
import { Places } from '../places';
import { describe } from '../report';
import { unpack, type Unpacked } from '../run/app';
import type { Built } from '../run/assemble';
import { faultOf } from '../run/run';
import { WAITING } from '../run/runner';
import { scripts } from '../run/scripts';
import { installOf, missingServices, withServices } from '../run/services';
import { Hosts, runSession } from '../run/session';
import { buildOf } from './build';
import { agreesWithNpm, install, installsAsNpm } from './clean-install';
import { Trees } from './trees';

interface Page {
  readonly file: string;
  readonly source: string;
  readonly samples: readonly Sample[];
}

/** An archive and the page that offers it. */
interface Offered extends Unpacked, Pick<Download, 'application' | 'language'> {
  readonly page: Page;
  readonly name: string;
}

/** One that is built. */
interface Ready {
  readonly one: Offered;
  readonly app: Built;
}

/** The answers that archives of a page have given, by their samples. */
type Answers = Map<Page, Set<number>>;

const NEVER = new AbortController().signal;

/**
 * @param least of pages and answers, when these are all pages
 * @returns whether every archive gives what its page prints
 */
export async function proveArchives(
  pages: readonly string[],
  least: { readonly pages: number; readonly answers: number } | undefined,
): Promise<boolean> {
  const start = performance.now();
  const archives = (await Promise.all(pages.map(archivesOf))).flat();
  const trees = new Map<string, Offered[]>();
  for (const one of archives) {
    const lock = Buffer.from(one.files.get(LOCK_FILE) ?? []).toString();
    trees.set(lock, [...(trees.get(lock) ?? []), one]);
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'archives-')));
  const proof = new Proof(folder);
  try {
    const step = progress(trees.size, '棵依赖树');
    for (const [lock, own] of trees) {
      await proof.tree(lock, own);
      step();
    }
    if (least) await proof.compareWithNpm([...trees]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const { answers, replayed, skipped, faults } = proof;
  for (const [name, count] of skipped)
    console.log(`${count} 个压缩包没有运行：这台机器上没有 ${name}（${installOf(name)}）`);
  const compared = [...answers.values()].reduce((sum, { size }) => sum + size, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${answers.size} 页的 ${archives.length} 个压缩包，${trees.size} 棵依赖树；` +
      `页面上的 ${compared} 个响应与输出，两种语言一共 ${replayed} 个；` +
      `${faults === 0 ? '没有错误' : `${faults} 个错误`}（${seconds} 秒）`,
  );
  const fallen =
    least && skipped.size === 0 && (answers.size < least.pages || compared < least.answers);
  if (fallen)
    console.log(
      `少于 ${least.pages} 页、${least.answers} 个（tests/samples/replayed.json）\n→ 让丢掉的那些重新运行起来`,
    );
  return faults === 0 && !fallen;
}

async function archivesOf(file: string): Promise<Offered[]> {
  const source = readFileSync(file, 'utf8');
  const page = { file, source, samples: samplesOn('11', extract(source).samples) };
  const link = { title: file, route: routeOf(file), origin: undefined };
  const made = await downloadsOf(source, link, readPackages());
  return made.map(({ application, language, project: { name }, archive }) => ({
    ...unpack(archive),
    ...{ page, application, language, name },
  }));
}

class Proof {
  readonly answers: Answers = new Map();
  /** Of both languages. */
  replayed = 0;
  /** Service that this machine lacks → archives that need it. */
  readonly skipped = new Map<string, number>();
  faults = 0;
  private readonly root: string;
  private readonly trees: Trees;
  private readonly scripts = scripts();

  constructor(private readonly folder: string) {
    this.root = join(folder, 'project');
    const lock = JSON.parse(readFileSync(join(SAMPLES, LOCK_FILE), 'utf8')) as Lock;
    this.trees = new Trees(SAMPLES, lock, this.root);
    mkdirSync(this.root, { recursive: true });
  }

  /** The archives that have this lock file. */
  async tree(lock: string, archives: readonly Offered[]): Promise<void> {
    const [first] = archives;
    const wrong = await this.place(lock, first!);
    if (wrong.length > 0) {
      this.tell(first!, wrong.join('\n'));
      return;
    }
    // npm reads the lock file meanwhile.
    const asked = agreesWithNpm(join(this.folder, 'asked'), first!.files);
    const built = archives.flatMap((one) => this.build(one) ?? []);
    const hosts = new Hosts(this.scripts.host, [join(this.root, 'node_modules')], 0);
    const [running, waiting] = [new Places(availableParallelism()), new Places(WAITING)];
    try {
      await Promise.all(
        built.flatMap(({ one, app }) =>
          one.application.sessions.map((session) =>
            (waits(session) ? waiting : running).use(() => this.run(one, app, session, hosts)),
          ),
        ),
      );
    } finally {
      await hosts.dispose();
    }
    const refused = await asked;
    if (refused !== undefined) this.tell(first!, refused);
  }

  /** @returns what is wrong with the tree */
  private async place(lock: string, { files }: Offered): Promise<readonly string[]> {
    const wanted = JSON.parse(lock) as Lock;
    if (this.trees.has(wanted)) return this.trees.place(wanted);
    // The few that need more than the samples have are brought by npm.
    this.trees.clear();
    const place = join(this.folder, 'installed');
    write(place, files);
    const refused = await install(place);
    if (refused === undefined)
      renameSync(join(place, 'node_modules'), join(this.root, 'node_modules'));
    rmSync(place, { recursive: true });
    return refused === undefined ? [] : [refused];
  }

  /** Compares, for the largest tree of each language, what is put together and built here with what npm and the project's own script make. */
  async compareWithNpm(
    trees: ReadonlyArray<readonly [lock: string, archives: readonly Offered[]]>,
  ) {
    for (const language of ['TypeScript', 'JavaScript']) {
      const [largest] = trees
        .filter(([, [first]]) => first!.language === language)
        .filter(([lock]) => this.trees.has(JSON.parse(lock) as Lock))
        .sort(([a], [b]) => b.length - a.length);
      if (!largest) continue;
      const [lock, [one]] = largest;
      this.trees.place(JSON.parse(lock) as Lock);
      const built = this.build(one!);
      const place = join(this.folder, 'installed');
      write(place, one!.files);
      const faults = built
        ? await installsAsNpm(place, join(this.root, 'node_modules'), built.app.built)
        : [];
      if (faults.length > 0) this.tell(one!, faults.join('\n'));
    }
  }

  private build(one: Offered): Ready | undefined {
    const { main, files } = one;
    for (const path of ['src', 'tsconfig.json', 'nest-cli.json', 'babel.config.json'])
      rmSync(join(this.root, path), { recursive: true, force: true });
    write(this.root, files);
    const { output, faults } = buildOf(this.root, files);
    if (faults.length === 0 && output.has(main))
      return { one, app: { main, files, built: output, installed: undefined } };
    this.tell(one, `构建没有成功：\n${faults.join('\n') || `没有 ${main}`}`);
    return undefined;
  }

  private async run(one: Offered, app: Built, session: Session, hosts: Hosts): Promise<void> {
    const { services, steps } = session;
    const [lacking] = missingServices(services);
    if (lacking !== undefined) {
      this.skipped.set(lacking, (this.skipped.get(lacking) ?? 0) + 1);
      return;
    }
    const packages = [join(this.root, 'node_modules')];
    // A service that does not start is told like any other fault: the next archive may do without it.
    const ended = await withServices(services, NEVER, (ports) =>
      runSession(steps, app, { packages, ports }, hosts, NEVER, true),
    ).catch((error: unknown) => (error as Error).message);
    const fault =
      typeof ended === 'string' ? ended : ended.finding && faultOf(ended.finding, one.page.samples);
    if (fault !== undefined) {
      this.tell(one, fault);
      return;
    }
    const compared = steps.flatMap(comparedIn);
    const known = this.answers.get(one.page) ?? new Set();
    for (const sample of compared) known.add(sample);
    this.answers.set(one.page, known);
    this.replayed += compared.length;
  }

  private tell({ page, application, name }: Offered, what: string | PageFault): void {
    this.faults++;
    const at = page.samples[application.sessions[0]?.steps[0]?.at.sample ?? 0]?.position;
    const fault =
      typeof what === 'string' ? { ...(at ?? { line: 1, column: 1 }), message: what } : what;
    console.log(
      describe(page.file, { ...fault, message: `${name}.zip：${fault.message}` }, page.source),
    );
  }
}

function write(folder: string, files: ReadonlyMap<string, Uint8Array>): void {
  for (const [path, content] of files) {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}
