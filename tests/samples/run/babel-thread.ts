/** Babel in a thread of its own, from its first file to `dispose()`. */
import { Worker } from 'node:worker_threads';
import { Thread } from '../../../src/samples/thread';
import type { File } from './babel';

export class BabelThread {
  private thread: Thread<File, string> | undefined;
  private readonly done = new Map<string, Promise<string>>();

  /** @param script `babel.ts` as JavaScript */
  constructor(private readonly script: string) {}

  /**
   * Each file once: apps of a page share theirs.
   * @throws {Error} with Babel's own words when the code does not parse
   */
  transform(code: string, filename: string): Promise<string> {
    const key = `${filename}\n${code}`;
    const known = this.done.get(key) ?? this.ask({ code, filename });
    this.done.set(key, known);
    return known;
  }

  async dispose(): Promise<void> {
    await this.thread?.end();
  }

  private ask(file: File): Promise<string> {
    this.thread ??= new Thread(new Worker(this.script, { eval: true, execArgv: [] }));
    return this.thread.ask(file);
  }
}
