/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeFinal } from '../../../src/hosting/writeFinal';

let siteDir: string;
let next: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'final-'));
  next = path.join(siteDir, '.build/next');
  for (const folder of ['build', '.build/next', 'elsewhere'])
    mkdirSync(path.join(siteDir, folder), { recursive: true });
  writeFileSync(path.join(siteDir, 'build/a.zip'), 'as before');
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const at = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');
const isOneFile = (one: string, other: string): boolean =>
  statSync(path.join(siteDir, one)).ino === statSync(path.join(siteDir, other)).ino;

test('a file whose content the published site has is that one', () => {
  writeFinal(next, 'a.zip', Buffer.from('as before'));
  expect(at('.build/next/a.zip')).toBe('as before');
  expect(isOneFile('.build/next/a.zip', 'build/a.zip')).toBe(true);
});

test.each([
  ['with another content', 'a.zip', 'new'],
  ['that it does not have', 'b.zip', 'as before'],
])('one %s is written, and the published site stays as it is', (_, file, content) => {
  writeFinal(next, file, Buffer.from(content));
  expect(at(`.build/next/${file}`)).toBe(content);
  expect(at('build/a.zip')).toBe('as before');
});

test('written again with another content, it leaves the published file alone', () => {
  writeFinal(next, 'a.zip', Buffer.from('as before'));
  writeFinal(next, 'a.zip', Buffer.from('new'));
  expect(at('.build/next/a.zip')).toBe('new');
  expect(at('build/a.zip')).toBe('as before');
});

test('what stands in its way in the published site is no fault', () => {
  mkdirSync(path.join(siteDir, 'build/c.zip'));
  writeFinal(next, 'c.zip', Buffer.from('new'));
  expect(at('.build/next/c.zip')).toBe('new');
});

test('a build elsewhere has files of its own', () => {
  const elsewhere = path.join(siteDir, 'elsewhere');
  writeFinal(elsewhere, 'a.zip', Buffer.from('as before'));
  expect(isOneFile('elsewhere/a.zip', 'build/a.zip')).toBe(false);
});
