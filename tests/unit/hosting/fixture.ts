import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LiveRedirect } from '../../../src/data/redirectRules';

/** Redirects of the small site below. */
export const moved: LiveRedirect[] = [
  { from: '/components', to: '/guards', status: 301 },
  { from: '/recipes/crud-utilities', to: '/', status: 302 },
];

const page = (title: string): string =>
  `<!doctype html><html lang="zh-Hans"><head><title>${title}</title><script>boot()</script></head><body><h1>${title}</h1></body></html>`;

/** A small site as `docusaurus build` leaves it, in a folder whose name has every odd character (ARCHITECTURE.md#faults B6). */
export function builtSite(): {
  dir: string;
  write: (file: string, text: string) => void;
  remove: () => void;
} {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  const dir = path.join(root, "文 档#1 [x] it's %41", 'build');
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  };
  for (const [file, title] of [
    ['index.html', '介绍'],
    ['guards.html', '守卫'],
    ['fundamentals/testing.html', '测试'],
    ['404.html', '没有'],
  ])
    write(file!, page(title!));
  for (const { from, to } of moved)
    write(`${from.slice(1)}/index.html`, `<script>window.location.href = '${to}'</script>`);
  write('assets/js/main.1a2b.js', 'main()\n'.repeat(200));
  write('redirect.js', 'lead(on)\n');
  write('img/logo.png', '\u0000png');
  write('robots.txt', 'User-agent: *\n');
  write(
    'ad-frame.html',
    '<!doctype html><title>Advertisement</title><script src="/ad-frame.js"></script>',
  );
  return { dir, write, remove: () => rmSync(root, { recursive: true }) };
}

/** Makes a file look as if it had been written at another time. */
export const touch = (file: string, seconds: number): void => utimesSync(file, seconds, seconds);
