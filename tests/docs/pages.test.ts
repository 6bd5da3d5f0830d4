import { rules } from './rules';
import { sizeWarnings } from './size';
import { readSite } from './site';

/** Every rule over every page, all faults in one run: `npx jest --selectProjects docs`. */

const site = readSite();

test('docs/ 里有文章', () => {
  expect(site.pages.length).toBeGreaterThan(0);
});

for (const warning of sizeWarnings(site.pages)) console.warn(warning);

test.each(Object.entries(rules))('%s', async (_, rule) => {
  const faults: string[] = [];
  for (const page of site.pages)
    for (const { line, message } of await rule(page, site))
      faults.push(`${page.file}:${line} ${message}`);
  if (faults.length > 0) throw new Error(`${faults.length} 处要改：\n${faults.join('\n')}`);
});
