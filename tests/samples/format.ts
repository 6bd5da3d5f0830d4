/**
 * tsx tests/samples/format.ts          lays out the samples of the book as Prettier does; part of `npm run format`
 * tsx tests/samples/format.ts --check  tells which are not, and touches nothing; part of `npm run lint`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolveConfig } from 'prettier';
import { layOut } from './layout';
import { markdownFiles } from './markdown-files';

async function formatBook(write: boolean): Promise<void> {
  let count = 0;
  for (const file of markdownFiles(['docs']).pages) {
    const page = readFileSync(file, 'utf8');
    const { source, places } = await layOut(page, (await resolveConfig(file)) ?? {});
    count += places.length;
    if (write && source !== page) writeFileSync(file, source);
    if (!write)
      for (const line of places) console.log(`${file}:${line} 示例的排版与 Prettier 的不同`);
  }
  if (write) console.log(`示例：排好了 ${count} 个`);
  else if (count > 0) {
    console.log(`→ 运行 npm run format，这 ${count} 个示例由它排好`);
    process.exitCode = 1;
  }
}

void formatBook(!process.argv.includes('--check'));
