import { sandboxFile, sandboxPage } from '../../../../src/plugins/downloads/sandbox';

const project = {
  name: 'guards-1',
  main: 'dist/main.js',
  files: new Map<string, string | Uint8Array>([
    ['src/main.ts', 'const a = "<b>";\n'],
    ['cat.png', new Uint8Array([1])],
  ]),
};

test.each([
  ['downloads/guards/guards-1.zip', 'sandbox/guards/guards-1.html'],
  ['next/downloads/guards/guards-1.zip', 'sandbox/next/guards/guards-1.html'],
])('of %s its page is %s', (archive, page) => expect(sandboxFile(archive)).toBe(page));

test('the form carries the texts of the project and nothing runs by itself', () => {
  const html = sandboxPage(project, '守卫', '/guards');
  expect(html).toContain('<form method="post" action="https://stackblitz.com/run');
  expect(html).toContain(
    '<textarea name="project[files][src/main.ts]" hidden>\nconst a = &quot;&lt;b&gt;&quot;;\n</textarea>',
  );
  expect(html).not.toMatch(/<script|<link|<img|cat\.png/);
});
