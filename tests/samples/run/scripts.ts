/** Scripts of processes and threads, which neither tsx nor jest reaches: files of this folder that import nothing of it but types. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SAMPLES } from '../paths';
import { commonJs } from './translate';

export interface Scripts {
  readonly host: string;
  readonly babel: string;
}

/** Each one as JavaScript. */
export function scripts(): Scripts {
  const script = (name: string) =>
    commonJs(readFileSync(join(SAMPLES, 'run', `${name}.ts`), 'utf8'));
  return { host: script('host'), babel: script('babel') };
}
