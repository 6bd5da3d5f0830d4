/** @jest-environment node */
import {extract} from '../extract';
import {Variants} from '../javascript';
import {pageOf} from '../page';
import {BabelThread} from './babel-thread';
import {runPage, type Means} from './run';
import {Hosts} from './session';

jest.setTimeout(60_000);

const MODULE = `\`\`\`ts title="cats.module.ts"
import {Controller, Get, Module} from '@nestjs/common';

@Controller('cats')
class CatsController {
  @Get()
  all() {
    return ['橘座'];
  }
}

@Module({controllers: [CatsController]})
export class CatsModule {}
\`\`\`
`;
const ASKED = (answer: string): string => `
\`\`\`bash run="cats.module.ts"
curl http://localhost:3000/cats
\`\`\`

\`\`\`json
${answer}
\`\`\`
`;

const runnable = (source: string) => {
  const {samples} = extract(source);
  return {samples, page: pageOf(samples), variants: new Variants(samples)};
};

/** Nothing is started with these. */
const nothing = (babel: BabelThread): Means => ({
  hosts: {
    take() {
      throw new Error('started');
    },
  } as unknown as Hosts,
  babel,
});

test('an app that passed is not run again, until it or what the page says about it changes', async () => {
  const means: Means = {hosts: new Hosts(2), babel: new BabelThread()};
  try {
    const first = await runPage(runnable(MODULE + ASKED('["橘座"]')), new Set(), means);
    expect(first).toEqual({faults: [], ran: 1, skipped: [], passed: [expect.any(String), expect.any(String)]});

    const again = (source: string) => runPage(runnable(source), new Set(first.passed), nothing(means.babel));
    // Text above moves it, and changes nothing.
    expect(await again(`# 猫\n\n一段新的话。\n\n${MODULE}${ASKED('["橘座"]')}`)).toEqual(first);
    const changed = [MODULE + ASKED('["黑猫"]'), MODULE.replace('橘座', '黑猫') + ASKED('["橘座"]'), MODULE + ASKED('["橘座"]').replace('bash', 'bash platform="fastify"')];
    for (const source of changed) {
      const {faults, passed} = await again(source);
      expect({message: faults[0]?.message, passed}).toEqual({message: '应用拼不起来：started', passed: []});
    }
  } finally {
    await Promise.all([means.hosts.dispose(), means.babel.dispose()]);
  }
});
