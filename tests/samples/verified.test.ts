import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVerified, textOf, updated, writeRecord } from './verified';

const some = { compiled: 2, ran: 1, nest: '11.2' };

test('what passed replaces what was, in the order of routes', () => {
  expect(Object.keys(updated({ '/c': some, '/a': some }, { '/b': some }))).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
  expect(updated({ '/a': some }, { '/a': { ...some, ran: 3 } })).toEqual({
    '/a': { ...some, ran: 3 },
  });
});

test('pages without samples are left out', () => {
  expect(updated({ '/a': some }, { '/a': { compiled: 0, ran: 0, nest: '11.2' } })).toEqual({});
});

test('after a check of all pages, those that are gone are forgotten; one that failed keeps its record', () => {
  expect(updated({ '/a': some, '/gone': some }, {}, new Set(['/a']))).toEqual({ '/a': some });
});

test('one line a page', () =>
  expect(textOf({ '/a': some, '/b': some }).split('\n')).toHaveLength(5));
test('no page at all is JSON too', () => expect(JSON.parse(textOf({}))).toEqual({}));

describe('the file', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'verified-'));
    file = join(folder, 'verified.json');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('begins with nothing, and is read as it was written', () => {
    expect(readVerified(file)).toEqual({});
    writeRecord(file, { '/a': some });
    expect(readVerified(file)).toEqual({ '/a': some });
  });

  test('that a merge left broken is named, and stays: one page alone would forget all others', () => {
    const broken = `<<<<<<< HEAD\n${textOf({ '/a': some, '/b': some })}`;
    writeFileSync(file, broken);
    expect(() => readVerified(file)).toThrow('verified.json');
    expect(() => writeRecord(file, { '/a': some })).toThrow('verified.json');
    expect(readFileSync(file, 'utf8')).toBe(broken);
  });
});
