/** The README of a project: how to start it, each command and its answer, the way back to the page. */
import { exchangesOf } from '../page/exchanges';
import type { Said, Session, Step } from '../page/plan';
import type { Application } from './applications';
import type { Language } from './modules';
import { SERVICES } from './services';

/** The page that a project belongs to. */
export interface PageLink {
  readonly title: string;
  /** `/techniques/caching` */
  readonly route: string;
  /** Origin of the site; without one the README names the path alone. */
  readonly origin: string | undefined;
}

/** `app.module.ts`, `app.module.ts（第 2 个状态，共 3 个）` */
export function nameOf({ entry, state, states }: Application): string {
  return states > 1 ? `${entry}（第 ${state} 个状态，共 ${states} 个）` : entry;
}

export function readme(
  application: Application,
  language: Language,
  { title, route, origin }: PageLink,
  dependencies: Readonly<Record<string, string>>,
): string {
  const { section, services, sessions } = application;
  const address = `${origin ?? ''}${route}${section?.id ? `#${section.id}` : ''}`;
  const nest = dependencies['@nestjs/core'];
  const parts = [
    `# ${title}${section ? `：${section.title}` : ''}`,
    `这个项目由文档“${title}”一页的示例拼成（${language}），入口是 \`${nameOf(application)}\`。页面：${address}`,
    `发布前，检查用同样的文件、同样的软件包版本${nest ? `（Nest ${nest}）` : ''}启动过它，并核对过下面每一条响应。`,
    '## 运行',
    '需要 Node.js 20 或更高版本。',
    ...(services.length > 0 ? [servicesText(services)] : []),
    block('bash', 'npm install\nnpm start'),
    ...(language === 'TypeScript' ? ['边改边看：`npm run start:dev`。'] : []),
    '## 请求与响应',
    ...sessions.flatMap((session, index) => sessionParts(session, index, sessions.length)),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A fence that no line of its content ends. */
function block(language: string, code: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${code}\n${fence}`;
}

function servicesText(names: readonly string[]): string {
  return names
    .flatMap((name) => SERVICES[name] ?? [])
    .map(
      ({ title, port, docker, debian }) =>
        `先启动 ${title}（端口 ${port}）：\n\n${block('bash', docker)}\n\n没有 Docker 时，在 Debian、Ubuntu 上安装 \`${debian}\`。`,
    )
    .join('\n\n');
}

function sessionParts({ steps }: Session, index: number, count: number): string[] {
  const heading =
    count > 1 ? [`### ${index === 0 ? '第一次启动' : '停下应用，重新启动（npm start）之后'}`] : [];
  const said = [...new Map(steps.map(({ at }) => [at.sample, at])).values()];
  return [...heading, ...said.flatMap((at) => saidParts(at, steps))];
}

function saidParts(at: Said, steps: readonly Step[]): string[] {
  const own = steps.filter((step) => step.at.sample === at.sample);
  const exit = own.flatMap((step) =>
    step.kind === 'exit' ? [`最后进程以退出码 ${step.code} 结束。`] : [],
  );
  if (at.fence.logs !== undefined)
    return ['应用的输出里依次有这些行（时间、进程号不算）：', block('text', at.code), ...exit];
  const answers = own.flatMap((step) =>
    step.kind === 'request' && step.answer ? [step.answer] : [],
  );
  const signal = own.some(({ kind }) => kind === 'signal')
    ? ["`$PID` 是应用的进程号：`PID=$(pgrep -nf 'node dist/')`。"]
    : [];
  return [
    ...signal,
    ...exchangesOf(at.code, answers.length).flatMap(({ code, answers: indices }) => [
      block('bash', code),
      ...indices.flatMap((index) => answerParts(answers[index])),
    ]),
    ...exit,
  ];
}

function answerParts(answer: Said | undefined): string[] {
  if (!answer) return [];
  const { fence, code } = answer;
  const vary = fence.vary ? [`其中 ${fence.vary.join('、')} 的值每次不同。`] : [];
  return [block(fence.language, code), ...vary];
}
