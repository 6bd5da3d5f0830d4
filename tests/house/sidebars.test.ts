import { execFileSync } from 'node:child_process';

/** Docusaurus loads it anew with each page that is saved, and all that it imports. */
test('sidebars.ts brings no parser', () => {
  const loaded = execFileSync(
    process.execPath,
    [
      '-r',
      'tsx/cjs',
      '-e',
      `require('./sidebars.ts'); console.log(Object.keys(require.cache).join('\\n'))`,
    ],
    { encoding: 'utf8' },
  );
  expect(loaded).toContain('sidebars.ts');
  expect(loaded).not.toMatch(/node_modules\/(?:parse5|unified|micromark|typescript|prettier)\//);
});
