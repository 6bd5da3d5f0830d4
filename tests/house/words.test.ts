import { spawnSync } from 'node:child_process';
import { scripts } from '../../package.json';

/** Words that a command cannot follow are refused before anything is done: whoever wrote them believes that they were followed. */
test.each(['check:links', 'bench:search', 'sbom', 'lint', 'book', 'serve'] as const)(
  'npm run %s -- --foo',
  (name) => {
    const command = scripts[name].replace(/^tsx /, 'node --import tsx ');
    const [program = '', ...words] = command.split(' ');
    const { status, stdout, stderr } = spawnSync(
      program === 'node' ? process.execPath : program,
      [...words, '--foo'],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: expect.any(Number),
      stdout: '',
      stderr: expect.stringMatching(/^npm run \S+ 不认“--foo”：/),
    });
    expect(status).not.toBe(0);
  },
);
