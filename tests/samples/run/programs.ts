/** Programs of processes and threads, which neither tsx nor jest reaches: files of this folder that import nothing of it but types. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SAMPLES} from '../paths';
import {commonJs} from './translate';

export interface Programs {
  readonly host: string;
  readonly babel: string;
}

/** Each one as JavaScript. */
export function programs(): Programs {
  const program = (name: string) => commonJs(readFileSync(join(SAMPLES, 'run', `${name}.ts`), 'utf8'));
  return {host: program('host'), babel: program('babel')};
}
