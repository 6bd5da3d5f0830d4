/** npm as a client: it knows the registry of this machine, so that none is named here. */
import { execFile } from 'node:child_process';

/** npm could not do what it was asked for; the message is for the maintainer. */
export class NpmFault extends Error {
  /** @param code npm's own: `ENOTFOUND`, `ERESOLVE`, … */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Runs npm in a folder. @returns what it prints, also where it says no with its exit code */
export type Npm = (folder: string, ...words: readonly string[]) => Promise<string>;

/** Codes of a network that does not answer, of Node.js and of npm. */
const NETWORK =
  /^(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENETDOWN|ERR_SOCKET_TIMEOUT|FETCH_ERROR|E5\d\d|E429|EINTEGRITY)$/;

/** npm waits long for a registry that does not answer; a maintainer asks again. */
const PATIENCE = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];

export const npm: Npm = (folder, ...words) =>
  new Promise((resolve, reject) => {
    execFile(
      'npm',
      [...words, ...PATIENCE],
      { cwd: folder, maxBuffer: 2 ** 28, shell: process.platform === 'win32' },
      (error, stdout, stderr) => {
        // `npm outdated` ends with 1 when something is.
        if (!error || error.code === 1) resolve(stdout);
        else reject(new NpmFault(String(error.code), `npm ${words[0]} 没有成功：${stderr.trim()}`));
      },
    );
  });

/**
 * What npm printed with `--json`.
 * @throws NpmFault with a sentence of what failed, where npm says that something did
 */
export function answerOf(printed: string, command: string): unknown {
  const answer = readJson(printed, command);
  const { error } = answer as { error?: { code?: string; summary?: string; detail?: string } };
  if (typeof error !== 'object') return answer;
  const { code = 'unknown', summary = '', detail = '' } = error;
  throw new NpmFault(
    code,
    NETWORK.test(code)
      ? `没有问到 npm 的软件源（${code}）\n→ 检查网络与 npm config get registry，再运行一次`
      : `npm ${command} 没有成功（${code}）：${[summary, detail].join('\n').trim()}`,
  );
}

function readJson(printed: string, command: string): unknown {
  try {
    return JSON.parse(printed.trim() || '{}');
  } catch {
    throw new NpmFault('unknown', `npm ${command} 的回答读不懂：${printed.slice(0, 200)}`);
  }
}
