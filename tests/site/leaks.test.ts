import { realpathSync } from 'node:fs';
import { userInfo } from 'node:os';
import { files, readBuilt } from './build';

/** What must not leave the machine that builds (ARCHITECTURE.md#faults B8, B16). */

const TEXT = /\.(html|js|css|json|xml|txt|svg|webmanifest|conf)$|^_/;
const texts = files
  .filter((file) => TEXT.test(file))
  .map((file) => [file, readBuilt(file)] as const);

const found = (pattern: RegExp, allowed: (match: string) => boolean = () => false): string[] =>
  texts.flatMap(([file, text]) =>
    [...new Set(text.match(pattern) ?? [])]
      .filter((match) => !allowed(match))
      .map((match) => `${file}: ${match.slice(0, 80)}`),
  );

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

test('no path of the machine that built it', () => {
  const places = [process.cwd(), realpathSync(process.cwd())];
  expect(
    found(new RegExp(places.map((place) => `${escaped(place)}[/\\\\][\\w./-]*`).join('|'), 'g')),
  ).toEqual([]);
  expect(found(/file:\/\/\/\w[^\s"'`<]*/g)).toEqual([]);
});

test('no name of the user who built it in a path', () => {
  expect(found(new RegExp(`/(home|Users)/${escaped(userInfo().username)}/`, 'g'))).toEqual([]);
});

test('no source maps', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(found(/sourceMappingURL=\S+/g)).toEqual([]);
});

test('no settings, sources or tests of the project', () => {
  expect(
    files.filter((file) =>
      /(^|\/)(\.env|\.git|\.DS_Store|node_modules|tests?|package(-lock)?\.json)(\/|$)|\.(tsx|mdx)$/.test(
        file,
      ),
    ),
  ).toEqual([]);
  // Of Markdown there are the pages' twins (twins.test.ts), never a page's own source.
  expect(files.filter((file) => file.endsWith('.md') && readBuilt(file).startsWith('---'))).toEqual(
    [],
  );
});

test('no “undefined” where a setting would stand', () => {
  expect(
    found(/(?<![.\w])(href|src|content|action)="?(undefined|null|NaN|\[object Object\])\b/g),
  ).toEqual([]);
});

test('no secrets', () => {
  expect(
    found(
      /\bAKIA[0-9A-Z]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bnpm_[A-Za-z0-9]{36}\b|lambda-url|[?&](token|code|api_?key)=[A-Za-z0-9_-]{16,}/g,
    ),
  ).toEqual([]);
});

/** Addresses that are meant to be read: the framework's own, and the domains kept for examples (RFC 2606). */
const PUBLIC_ADDRESSES = ['mail@kamilmysliwiec.com', 'support@nestjs.com'];
const EXAMPLE_DOMAIN = /[@.]example\.(com|org|net)$|@(test|example|localhost)\.?\w*$/;

test('no e-mail address outside the list', () => {
  const addresses =
    /\b[A-Za-z0-9][\w.+-]*@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.(com|org|net|io|dev|cn|me|co|de|uk|pl|app|ai|info|email)\b/g;
  expect(
    found(
      addresses,
      (address) => PUBLIC_ADDRESSES.includes(address) || EXAMPLE_DOMAIN.test(address),
    ),
  ).toEqual([]);
});
