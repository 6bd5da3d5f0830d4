import { userInfo } from 'node:os';
import { files, read, texts } from './files';

/** What must not stand in the repository: places of one machine, secrets, private hosts, notes to oneself. */

const LOCKS = /(?:^|\/)package-lock\.json$/;

const found = (pattern: RegExp, skip: (file: string) => boolean = () => false): string[] =>
  texts
    .filter(([file]) => !skip(file))
    .flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(pattern)].map(
            ([match]) => `${file}:${index + 1} ${match.slice(0, 60)}`,
          ),
        ),
    );

/** This file says what it looks for. */
const itself = (file: string): boolean => file === 'tests/house/leaks.test.ts';

test('there is something to look at', () => expect(texts.length).toBeGreaterThan(200));

test('no place of one machine', () => {
  const { username, homedir } = userInfo();
  const here = [process.cwd(), ...(homedir.length > 1 ? [homedir] : [])].map((place) =>
    place.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  );
  expect(found(new RegExp(`(?:${here.join('|')})(?=/)`, 'g'), itself)).toEqual([]);
  expect(
    found(
      /\/(?:home|Users)\/(?!user\b|me\b|node\b|app\b)[a-z][\w.-]*\/|[A-Z]:\\Users\\|file:\/\/\/(?!app\b)\w/g,
      (file) => itself(file) || file === 'tests/site/leaks.test.ts',
    ),
  ).toEqual([]);
  expect(
    username.length > 4
      ? found(new RegExp(`\\b${username}\\b`, 'g'), (file) => itself(file) || LOCKS.test(file))
      : [],
  ).toEqual([]);
});

/** Of the book and of its older versions, which `docusaurus docs:version` copies. */
const isPage = (file: string): boolean => /^(?:versioned_)?docs\//.test(file);

test('no secret', () => {
  const secrets =
    /\bAKIA[0-9A-Z]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----\n?[A-Za-z0-9+/=]{20}|\bgh[pousr]_[A-Za-z0-9]{36}\b|\bgithub_pat_\w{20,}|\bnpm_[A-Za-z0-9]{36}\b|\bsk-[A-Za-z0-9]{20,}|\bxox[abprs]-[\w-]{10,}|_authToken\s*=\s*\S/g;
  expect(found(secrets, itself)).toEqual([]);
  // Pages about signing in show what a token looks like.
  expect(
    found(/\beyJ[\w-]{30,}\.[\w-]{30,}\.[\w-]{20,}/g, (file) => itself(file) || isPage(file)),
  ).toEqual([]);
  expect(
    files.filter(
      (file) =>
        /(?:^|\/)(?:\.env(?!\.example$)[\w.]*|\.npmrc|\.netrc|id_[rd]sa|.*\.(?:pem|key|p12|kdbx))$/.test(
          file,
        ) && !file.endsWith('.npmrc'),
    ),
  ).toEqual([]);
});

test('no host of a registry outside of the pages, and no private host', () => {
  const registry =
    /\bregistry\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|\bnpm\.pkg\.github\.com|\b[\w-]+\.jfrog\.io|\bverdaccio\b(?=[.:/])/g;
  expect(found(registry, (file) => itself(file) || isPage(file))).toEqual([]);
  expect(found(/https?:\/\/[\w.-]+\.(?:internal|corp|lan|intranet)\b/g, itself)).toEqual([]);
});

test('.npmrc, where there is one, sets no registry and no credentials', () => {
  for (const [file, text] of texts)
    if (/(?:^|\/)\.npmrc$/.test(file))
      expect([file, /registry|auth|:\/\//i.test(text)]).toEqual([file, false]);
});

/** These speak of placeholders: they look for them, or have some to be found. */
const ABOUT_PLACEHOLDERS = [
  'tests/docs/rules/placeholders.ts',
  'tests/docs/broken/placeholders.ts',
];

test('no note to oneself is left in a comment', () => {
  const note = /(?:\/\/|\/\*|^\s*\*|<!--|(?<![\w&'"`])#(?!\w)).*?\b(?:TODO|FIXME|XXX|HACK)\b/g;
  expect(
    found(note, (file) => itself(file) || LOCKS.test(file) || ABOUT_PLACEHOLDERS.includes(file)),
  ).toEqual([]);
});

test('lines end with a line feed alone, in a checkout on Windows as well', () => {
  expect(texts.filter(([, text]) => text.includes('\r')).map(([file]) => file)).toEqual([]);
  expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m);
});

test('no half merge', () => expect(found(/^(?:<{7}|>{7}) /g)).toEqual([]));

test('no test is left alone or switched off', () => {
  // `found ? describe : describe.skip` says on what it depends.
  expect(
    found(
      /(?<!\? (?:test|it|describe) : )\b(?:test|it|describe)\.(?:only|skip|todo)\b|\b(?:fit|fdescribe|xit|xtest|xdescribe)\(/g,
      (file) => itself(file) || !/^tests\/.*\.tsx?$/.test(file),
    ),
  ).toEqual([]);
});
