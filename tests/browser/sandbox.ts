import { readFileSync } from 'node:fs';
import { fixtureSite } from './fixtureSite';
import { head } from './variant';

/** A book whose projects can be opened in a sandbox, with what a form's HTML could stumble over. */
const PAGE = `${head('守卫', 'Guards')}### 一 {#one}

\`\`\`ts title="app.module.ts"
import { Controller, Get, Module } from '@nestjs/common';

@Controller()
class CatsController {
  @Get()
  all() {
    return ['</textarea>', '橘座'];
  }
}

@Module({ controllers: [CatsController] })
export class AppModule {}
\`\`\`

\`\`\`bash run="app.module.ts"
curl http://localhost:3000
\`\`\`

\`\`\`json
["</textarea>","橘座"]
\`\`\`
`;
const { packages, overrides } = JSON.parse(readFileSync('docs/packages.json', 'utf8')) as Record<
  string,
  object
>;
/** The folder of its build. */
export const sandbox = (): Promise<string> =>
  fixtureSite({
    name: 'sandbox',
    pages: {
      'introduction.md': `${head('首页', 'Introduction', 'slug: /\n')}### 一 {#one}\n\n见[守卫](/guards)。\n`,
      'guards.md': PAGE,
      'verified.json': JSON.stringify({ '/guards': { nest: '11.2', compiled: 1, ran: 1 } }),
      'packages.json': JSON.stringify({ packages, overrides, loaded: {} }),
    },
    env: { SANDBOX: 'stackblitz' },
  });
