/** @jest-environment node */
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageSet } from '../packages';
import { PACKAGES, packagesOf } from '../paths';
import type { AppSettings } from './host';
import { Host } from './process';
import { scripts } from './scripts';

jest.setTimeout(60_000);

const INSTALLED = packageSet('11').closureOf!([
  '@nestjs/common',
  '@nestjs/core',
  '@nestjs/graphql',
  '@sentry/nestjs',
  'cookie-parser',
  'rxjs',
  'socket.io',
  'socket.io-client',
]);

const folders: string[] = [];

/** A folder with an app of one file. */
function app(code: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'host-test-')));
  folders.push(folder);
  symlinkSync(PACKAGES, join(folder, 'node_modules'));
  const main = join(folder, 'main.js');
  writeFileSync(main, code);
  writeFileSync(
    join(folder, 'app.json'),
    JSON.stringify({
      main,
      ports: {},
      installed: INSTALLED,
      missed: join(folder, 'missed.txt'),
    } satisfies AppSettings),
  );
  return folder;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** What the second app prints, after the first one in the same process. @returns nothing if that process takes no second one */
async function second(
  first: string,
  next: string,
  packages: readonly string[] = [PACKAGES],
): Promise<string[] | undefined> {
  const host = new Host(scripts().host, packages);
  try {
    host.start(app(first), false);
    await host.waitForLines((lines) => lines.includes('here'));
    if (!(await host.stop())) return undefined;
    host.start(app(next), false);
    await host.waitForLines((lines) => lines.includes('there'));
    return host.lines();
  } finally {
    await host.dispose();
  }
}

describe('an app after another one in the same process', () => {
  test('has the log levels of a new process', async () => {
    const lines = await second(
      `const {Module} = require('@nestjs/common'); const {NestFactory} = require('@nestjs/core');
      class AppModule {} Module({})(AppModule);
      NestFactory.createApplicationContext(AppModule, {logger: ['error']}).then(() => console.log('here'));`,
      `require('@nestjs/common').Logger.debug('still here'); console.log('there');`,
    );
    expect(lines).toEqual([expect.stringContaining('still here'), 'there']);
  });

  test('finds no global variable that the other one has made', async () => {
    const lines = await second(
      `globalThis.collected = []; console.log('here');`,
      `console.log(typeof collected); console.log('there');`,
    );
    expect(lines).toEqual(['undefined', 'there']);
  });

  test('finds no environment variable, timer or listener of it', async () => {
    const lines = await second(
      `process.env.LEFT = '1'; process.on('warning', function left() {}); setInterval(() => console.log('tick'), 1); console.log('here');`,
      `console.log(process.env.LEFT, process.listeners('warning').some(({name}) => name === 'left')); setTimeout(() => console.log('there'), 50);`,
    );
    expect(lines).toEqual(['undefined false', 'there']);
  });

  test('finds no package that it has not installed, whatever the one before loaded', async () => {
    const lines = await second(
      `require('@nestjs/core'); console.log('here');`,
      `try { require('express'); } catch ({code}) { console.log(code); } console.log('there');`,
    );
    expect(lines).toEqual(['MODULE_NOT_FOUND', 'there']);
  });

  test('has its own instance of a package whose files are not read again', async () => {
    const lines = await second(
      `require('cookie-parser').left = 'left'; console.log('here');`,
      `const fs = require('fs');
      const {readFileSync} = fs;
      const read = [];
      fs.readFileSync = (path, ...rest) => { read.push(path); return readFileSync(path, ...rest); };
      const parser = require('cookie-parser');
      const own = require.cache[require.resolve('cookie-parser')];
      console.log(parser.left, own.exports === parser, own.parent === module, own.children.length);
      console.log(read.filter((path) => /cookie/.test(path)).length);
      console.log('there');`,
    );
    expect(lines).toEqual(['undefined true true 2', '0', 'there']);
  });

  // On 12 the packages of an app stay in the process.
  test.each(['11', '12'] as const)('connects to its own server, on Nest %s', async (major) => {
    const connected = (word: string): string =>
      `new (require('socket.io').Server)(3000).of('/${word}');
      require('socket.io-client').io('http://localhost:3000/${word}').on('connect', () => console.log('${word}'));`;
    const lines = await second(connected('here'), connected('there'), packagesOf(major));
    expect(lines).toEqual(['there']);
  });

  test.each(['11', '12'] as const)(
    'finds no GraphQL type of the other one, on Nest %s',
    async (major) => {
      const schema = (word: string): string =>
        `const {NestFactory} = require('@nestjs/core');
      const {Field, GraphQLSchemaBuilderModule, GraphQLSchemaFactory, ObjectType, Query, Resolver, TypeMetadataStorage} = require('@nestjs/graphql');
      class Cat {} Field(() => String)(Cat.prototype, 'name'); ObjectType()(Cat);
      class CatsResolver { cat() {} } Query(() => Cat)(CatsResolver.prototype, 'cat', {value: CatsResolver.prototype.cat}); Resolver()(CatsResolver);
      NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {logger: false})
        .then((app) => app.get(GraphQLSchemaFactory).create([CatsResolver]))
        .then(() => console.log(TypeMetadataStorage.getObjectTypesMetadata().length + '\\n${word}'));`;
      expect(await second(schema('here'), schema('there'), packagesOf(major))).toEqual([
        '1',
        'there',
      ]);
    },
  );

  test('a process whose packages were patched takes none', async () => {
    expect(
      await second(`require('@sentry/nestjs'); console.log('here');`, `console.log('there');`),
    ).toBeUndefined();
  });
});

test('nothing but the app keeps it going: what an app starts that has nothing left to do is not there', async () => {
  const host = new Host(scripts().host, [PACKAGES]);
  host.start(
    app(`setTimeout(() => require('node:http').createServer().listen(3000), 300).unref();`),
    false,
  );
  expect(await host.server(3000)).toBeUndefined();
  expect(await host.stop()).toBe(true);
  await host.dispose();
});

test('a process that cannot be started says why, and nobody waits for it', async () => {
  jest.replaceProperty(process, 'execPath', join(tmpdir(), 'nowhere'));
  const host = new Host(scripts().host, [PACKAGES]);
  jest.restoreAllMocks();
  // Started ahead of its app.
  expect(await host.end()).toEqual({ code: null, how: '进程没有启动' });
  host.start(app(''), false);
  expect(await host.server(3000)).toBeUndefined();
  expect(host.lines()).toEqual([expect.stringContaining('ENOENT')]);
  await host.dispose();
});
