/** @jest-environment node */
import { extract } from '../../../src/samples/page/extract';
import { Variants } from '../../../src/samples/page/variants';
import { pageOf } from '../../../src/samples/page/files';
import { packageSet } from '../packages';
import { scripts } from './scripts';
import { runPage } from './run';
import { Runner } from './runner';

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

const runnable = async (source: string) => {
  const { samples } = extract(source);
  return {
    samples,
    page: pageOf(samples),
    variants: await Variants.of(samples),
    missing: new Map(),
    packages: packageSet('11'),
    loaded: {},
  };
};

/** Starts nothing. */
const nothing: Pick<Runner, 'run'> = { run: () => Promise.reject(new Error('started')) };
const { signal } = new AbortController();

test('an app that passed is not run again, until it or what the page says about it changes', async () => {
  const runner = new Runner(scripts());
  try {
    const first = await runPage(
      await runnable(MODULE + ASKED('["橘座"]')),
      new Set(),
      runner,
      signal,
    );
    expect(first).toEqual({
      faults: [],
      ran: 1,
      skipped: [],
      loaded: {},
      passed: [expect.any(String), expect.any(String)],
    });

    const again = async (source: string) =>
      runPage(await runnable(source), new Set(first.passed), nothing, signal);
    // Text above moves it, and changes nothing.
    expect(await again(`# 猫\n\n一段新的话。\n\n${MODULE}${ASKED('["橘座"]')}`)).toEqual(first);
    const changed = [
      MODULE + ASKED('["黑猫"]'),
      MODULE.replace('橘座', '黑猫') + ASKED('["橘座"]'),
      MODULE + ASKED('["橘座"]').replace('bash', 'bash platform="fastify"'),
    ];
    for (const source of changed) {
      const { faults, passed } = await again(source);
      expect({ message: faults[0]?.message, passed }).toEqual({
        message: '应用没有运行：started',
        passed: [],
      });
    }
    const unreadable = await again(MODULE + ASKED('["橘座"]').replace('curl', 'wget'));
    expect(unreadable.faults).not.toEqual([]);
    expect(unreadable.passed).toEqual(first.passed);
  } finally {
    await runner.dispose();
  }
});

test('apps that wait start before those that only work, in both languages', async () => {
  const asked: string[] = [];
  const recorder: Pick<Runner, 'run'> = {
    run: ({ steps }) => {
      asked.push(steps.some(({ kind }) => kind === 'sleep') ? 'waits' : 'works');
      return Promise.resolve({});
    },
  };
  const waiting = ASKED('["橘座"]')
    .replace('bash', 'bash platform="fastify"')
    .replace('curl', 'sleep 1\ncurl');
  await runPage(await runnable(MODULE + ASKED('["橘座"]') + waiting), new Set(), recorder, signal);
  expect(asked).toEqual(['waits', 'waits', 'works', 'works']);
});

test('what no import shows is found out: of what the app missed, that which it does not run without', async () => {
  const runner: Pick<Runner, 'run'> = {
    run: ({ app, again }) => {
      const isThere = app.installed?.includes('class-validator');
      if (isThere) return Promise.resolve({});
      return Promise.resolve(
        again === false
          ? { finding: { sample: 0, line: undefined, message: 'missing' } }
          : { missed: ['@nestjs/microservices', 'class-validator', 'not-of-the-samples'] },
      );
    },
  };
  const page = await runnable(MODULE + ASKED('["橘座"]'));
  const first = await runPage(page, new Set(), runner, signal);
  expect(first).toMatchObject({ faults: [], loaded: { 1: ['class-validator'] } });
  // On record, nothing is missing any more.
  const again = await runPage(
    { ...page, loaded: first.loaded },
    new Set(first.passed),
    runner,
    signal,
  );
  expect(again).toMatchObject({ passed: first.passed, loaded: first.loaded });
});
