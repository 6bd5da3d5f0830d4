/** Babel in a thread of its own, from its first file to `dispose()`. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {SAMPLES} from '../paths';
import type {Done, Work} from './babel';
import {commonJs} from './translate';

interface Waiting {
  readonly resolve: (code: string) => void;
  readonly reject: (error: Error) => void;
}

export class BabelThread {
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private last = 0;

  constructor() {
    // The file is TypeScript, and neither tsx nor jest reaches into a thread.
    this.worker = new Worker(commonJs(readFileSync(join(SAMPLES, 'run', 'babel.ts'), 'utf8')), {
      eval: true,
      execArgv: [],
    });
    this.worker.on('message', (done: Done) => this.hear(done));
    this.worker.on('error', (error) => this.fail(error));
    // Whoever has nothing else to do need not wait for it.
    this.worker.unref();
  }

  /** @throws {Error} with Babel's own words when the code does not parse */
  transform(code: string, filename: string): Promise<string> {
    const id = this.last++;
    this.worker.postMessage({id, code, filename} satisfies Work);
    return new Promise((resolve, reject) => {
      this.worker.ref();
      this.waiting.set(id, {resolve, reject});
    });
  }

  async dispose(): Promise<void> {
    await this.worker.terminate();
  }

  private hear(done: Done): void {
    const waiting = this.waiting.get(done.id);
    this.waiting.delete(done.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ('code' in done) waiting?.resolve(done.code);
    else waiting?.reject(new Error(done.error));
  }

  private fail(error: Error): void {
    for (const {reject} of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
