import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import runnable from '../../../src/remark/runnable';
import type { Offer } from '../../../src/samples/project/offer';
import { PLAIN, transformLater } from './markdown';

const site = mkdtempSync(path.join(tmpdir(), 'book-'));
const write = (file: string, content: object): void => {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), JSON.stringify(content));
};
const ran = { nest: '11.2', compiled: 1, ran: 1 };
write('docs/verified.json', { '/techniques/cats': ran, '/dogs': { ...ran, ran: 0 } });
write('docs/packages.json', { packages: {}, overrides: {} });
write('old/verified.json', { '/techniques/cats': ran });
afterAll(() => rmSync(site, { recursive: true }));

const PAGE = `### 猫 {#cats}

\`\`\`ts title="app.module.ts"
export class AppModule {}
\`\`\`

\`\`\`bash run="app.module.ts" services="redis" only="ts"
curl http://localhost:3000
\`\`\`

\`\`\`json
1
\`\`\`
`;

test('the panel offers each application with its archives', async () => {
  const options = { path: path.join(site, 'docs/techniques/cats.md') };
  const [panel] = (await transformLater([runnable], PAGE, options)).children as unknown as Array<{
    name: string;
    attributes: Array<{ value: string }>;
  }>;
  expect(panel!.name).toBe('Runnable');
  expect(JSON.parse(panel!.attributes[0]!.value) as Offer[]).toEqual([
    {
      section: { id: 'cats', title: '猫' },
      entry: 'app.module.ts',
      state: 1,
      states: 1,
      platform: 'express',
      services: ['redis'],
      answers: 1,
      archives: [{ language: 'TypeScript', path: 'downloads/techniques/cats/techniques-cats.zip' }],
    },
  ]);
});

test.each(['docs/dogs.md', 'docs/unknown.md', 'old/techniques/cats.md'])(
  '%s, of which nothing ran or no versions are known, stays as it is',
  async (file) => {
    const options = { path: path.join(site, file) };
    expect(await transformLater([runnable], PAGE, options)).toEqual(
      await transformLater([], PAGE, options),
    );
    expect(await transformLater([runnable], PLAIN, options)).toEqual(
      await transformLater([], PLAIN, options),
    );
  },
);
