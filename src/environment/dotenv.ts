import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { Fault } from '../fault';

/**
 * The variables that `.env` in the site's folder sets; none when there is no such file.
 * @throws Fault when the file is in another encoding than UTF-8
 */
export function readDotenv(siteDir: string): NodeJS.Dict<string> {
  const file = path.join(siteDir, '.env');
  if (!existsSync(file)) return {};
  const text = readFileSync(file, 'utf8');
  if (/[\0\uFFFD]/.test(text))
    throw new Fault('.env 不是 UTF-8 编码，读不出里面的变量。用编辑器把它另存为 UTF-8。');
  // A byte-order mark would become part of the first variable's name.
  return parseEnv(text.replace(/^\uFEFF/, ''));
}
