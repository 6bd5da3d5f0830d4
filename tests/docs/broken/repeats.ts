import { lines, type Case } from './case';

const BODY = Array.from({ length: 12 }, (_, index) => `call(${index});`);

const file = (opener: string, ...code: string[]): string[] => [opener, ...code, '```', ''];

export const repeats: readonly Case[] = [
  {
    name: '只变了一行，没有标出来',
    page: lines(...file('```ts title="a.ts"', ...BODY), ...file('```ts title="a.ts" ◀', ...BODY, 'more();')),
    says: 'mark="13"',
  },
  {
    name: '与最近的一次比，不是与第一次',
    page: lines(
      ...file('```ts title="a.ts"', 'one();'),
      ...file('```ts title="a.ts"', ...BODY),
      ...file('```ts title="a.ts" ◀', 'first();', ...BODY.slice(1), 'last();', 'end();'),
    ),
    says: 'mark="1,13-14"',
  },
  {
    name: '好：标出来了',
    page: lines(...file('```ts title="a.ts"', ...BODY), ...file('```ts title="a.ts" mark="13"', ...BODY, 'more();')),
  },
  {
    name: '好：短，或者大半是新的，或者是别的文件、藏着的、折叠里的',
    page: lines(
      ...file('```ts title="a.ts"', ...BODY),
      ...file('```ts title="b.ts"', ...BODY),
      ...file('```ts title="a.ts"', ...BODY.slice(6), 'more();'),
      ...file('```ts title="b.ts"', ...BODY.map((line) => `await ${line}`), ...BODY.slice(0, 6)),
      '<!-- ts title="b.ts"',
      ...BODY,
      '-->',
      '',
      ':::nest12',
      '说明',
      '',
      ...file('```ts title="b.ts"', ...BODY, 'more();'),
      ':::',
    ),
  },
];
