import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkParts } from '../../../../src/plugins/html-pages/lostState';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'src-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

test('parts that only write markup are built', () => {
  write(
    'theme/Footer/index.tsx',
    `import { useMemo } from 'react';\nexport default () => <p id="a" />;`,
  );
  write('theme/Footer/styles.module.css', '.onClick { color: red }');
  expect(() => checkParts(folder)).not.toThrow();
});

test.each([
  ['useState', 'const [open, setOpen] = useState(false);'],
  ['useEffect', 'useEffect(() => undefined);'],
  ['React.useReducer', 'const [a, go] = React.useReducer(next, 0);'],
  ['onClick', 'return <button onClick={() => go()} />;'],
])('%s stops the build: it says where, and the ways out', (_, line) => {
  write('theme/Footer/index.tsx', `import { useState, useEffect } from 'react';\n\n${line}\n`);
  write('components/Navbar.js', `${line}\n`);
  expect(() => checkParts(folder)).toThrow(
    /theme\/Footer\/index\.tsx:3（[^]*components\/Navbar\.js:1（[^]*Behaviour\.ts[^]*TEXT_RENDERING=stock/,
  );
});

test('of this site’s own parts none has a state that would be dead', () => {
  expect(() => checkParts(path.resolve('src'))).not.toThrow();
});
