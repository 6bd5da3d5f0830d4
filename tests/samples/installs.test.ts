import { installFault, majorsOf } from './installs';
import { commandsOf } from '../../src/samples/page/words';

const MAJORS = majorsOf(
  {
    '@nestjs/config': '4.0.4',
    '@nestjs/cli': '11.0.24',
    zod: '4.6.7',
    mongoose: '9.12.1',
    'class-validator': '0.15.1',
  },
  { mongoose: ['8'], prisma: ['7'] },
);
const fault = (text: string) =>
  commandsOf(text)
    .map((command) => installFault(command, MAJORS))
    .find(Boolean);

test.each([
  'npm i @nestjs/config@4 zod@^4.1',
  'npm install --save-dev -E zod@4.x',
  'npm i class-validator@0.15 mongoose@8 prisma@~7.1',
  'npm i',
  'npm ci',
  'npm install --prefix web',
  'npm run add zod',
  'pnpm add zod@4.6.7',
  'yarn add zod@4',
  'yarn',
  'npx nest g module cats',
  'npx -y @nestjs/cli@11 new cats',
  'npm i ./local file:../x git+https://github.com/a/b',
  'npm i <package>',
  'CI=1 npm i zod@4',
  'nest new cats',
])('%s', (text) => expect(fault(text)).toBeUndefined());

test.each([
  ['npm i zod', 'zod@4'],
  ['npm i @nestjs/config', '@nestjs/config@4'],
  ['npm i zod@latest', 'zod@4'],
  ['npm i zod@3', 'zod@4'],
  ['npm i zod@40', 'zod@4'],
  ['npm i class-validator@0', 'class-validator@0.15'],
  ['npm i class-validator@0.1', 'class-validator@0.15'],
  ['npm i mongoose', 'mongoose@9 或 mongoose@8'],
  ['cd a && npm i -D zod', 'zod@4'],
  ['pnpm dlx @nestjs/cli new a', '@nestjs/cli@11'],
  ['npx @nestjs/cli@latest new a', '@nestjs/cli@11'],
  ['npx @nestjs/cli new a', '@nestjs/cli@11'],
  ['nest add @nestjs/config', '@nestjs/config@4'],
  ['yarn global add @nestjs/cli', '@nestjs/cli@11'],
  ['FOO=1 npm install zod', 'zod@4'],
])('%s: write %s', (text, cure) => expect(fault(text)).toContain(`写成 ${cure}`));

test('a package that nobody knows', () =>
  expect(fault('npm i nest-meow@1')).toContain('版本表里没有 nest-meow'));
test('a name like a property of every object', () =>
  expect(fault('npm i constructor@1')).toContain('版本表里没有 constructor'));
