/**
 * bash as a parser: one process reads all samples, and starts another one for each of them. To start one from the check
 * itself, with the types of all packages in its memory, takes many times longer than to read a sample.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** A text ends with NUL, and so do what its parser says and how it ends. */
const READER = `while IFS= read -r -d '' code; do said=$(printf %s "$code" | "$BASH" -n 2>&1 >/dev/null); printf '%s\\0%s\\0' "$?" "$said"; done`;

/** What the parser says about a text. */
interface Read {
  readonly status: number;
  readonly said: string;
}

class Reader {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly waiting: Array<(read: Read | undefined) => void> = [];
  private heard = '';
  private isGone = false;

  constructor() {
    this.child = spawn('bash', ['-c', READER], {
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { LC_ALL: 'C' },
    });
    this.child.stdout.setEncoding('utf8').on('data', (part: string) => this.hear(part));
    // A machine without bash, or one that ended it.
    for (const stream of [this.child, this.child.stdin]) stream.on('error', () => this.end());
    this.child.on('close', () => this.end());
    this.hold(false);
  }

  read(code: string): Promise<Read | undefined> {
    if (this.isGone) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      this.hold(true);
      this.child.stdin.write(`${code}\0`);
    });
  }

  private hear(part: string): void {
    const words = (this.heard + part).split('\0');
    while (words.length > 2) {
      const [status, said] = words.splice(0, 2);
      this.waiting.shift()?.({ status: Number(status), said: said! });
    }
    this.heard = words.join('\0');
    if (this.waiting.length === 0) this.hold(false);
  }

  private end(): void {
    this.isGone = true;
    for (const answer of this.waiting.splice(0)) answer(undefined);
  }

  /** Whoever has nothing else to do need not wait for it, unless it owes an answer. */
  private hold(isWanted: boolean): void {
    for (const handle of [this.child, this.child.stdin, this.child.stdout])
      (handle as { ref?: () => void; unref?: () => void })[isWanted ? 'ref' : 'unref']?.();
  }
}

let reader: Reader | undefined;

/** What `bash -n` says about a text, and how it ends; nothing on a machine without bash. */
export const readByBash = (code: string): Promise<Read | undefined> =>
  (reader ??= new Reader()).read(code);
