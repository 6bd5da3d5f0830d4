import { normalize, terms, tokenize, words } from '../../../../src/search/engine/tokenize';

describe('terms', () => {
  test.each([
    ['守卫', ['守卫']],
    ['网关', ['网关']],
    ['守卫顺序', ['守卫', '卫顺', '顺序']],
    ['类', ['类']],
    ['forRoot', ['forroot', 'for', 'root']],
    ['@UseGuards()', ['useguard', 'use', 'guard']],
    ['UseGuards', ['useguard', 'use', 'guard']],
    ['APP_GUARD', ['appguard', 'app', 'guard']],
    ['HTTPException', ['httpexception', 'http', 'exception']],
    ['guards', ['guard']],
    ['libraries', ['library']],
    ['class', ['class']],
    ['redis', ['redis']],
    ['TS1272', ['ts1272']],
    ['403', ['403']],
    ['class-validator', ['class', 'validator']],
    ['@nestjs/common', ['nestjs', 'common']],
    ['CRUD生成器v11', ['crud', '生成', '成器', 'v11']],
    ['ＧＵＡＲＤ　守卫', ['guard', '守卫']],
    ['gu\u200bard', ['guard']],
    ['\u202eguard\u0000', ['guard']],
    ['🐱 <b>', ['b']],
    ['___ $$ @@ 。，', []],
    ['', []],
  ])('%s', (text, expected) => expect(terms(text)).toEqual(expected));

  test('a word longer than any name is noise', () => expect(terms('x'.repeat(65))).toEqual([]));

  test('a long run of Chinese is kept', () => expect(terms('守'.repeat(100))).toHaveLength(99));
});

test('words keep their order and say which are Chinese', () => {
  expect(words('用 forRoot 配置')).toEqual([
    { term: '用', written: '用', han: true, parts: ['用'] },
    { term: 'forroot', written: 'forroot', han: false, parts: ['for', 'root'] },
    { term: '配置', written: '配置', han: true, parts: ['配置'] },
  ]);
});

test('the ending that a term has not is kept apart: longer words begin with all that was written', () =>
  expect(words('UseGuards Libraries').map(({ term, written }) => [term, written])).toEqual([
    ['useguard', 'useguards'],
    ['library', 'libraries'],
  ]));

test.each([
  '守卫 canActivate',
  '@UseGuards(AuthGuard)',
  'APP_GUARD 与 $ref',
  'CRUD生成器v11',
  'e\u0301te\u0301 ｇｕａｒｄ',
  'ﬁle libraries',
  '〇々守',
  'x'.repeat(65),
])('%s: the tokens are the characters and terms of its words', (text) =>
  expect(tokenize(text)).toEqual(
    words(text).flatMap(({ term, han }) => (han ? [...term] : [term])),
  ),
);

test('plain English has the same words with Chinese beside it', () => {
  const text =
    "Nest can't resolve dependencies of the CatsService (?) -- APP_GUARD: forRoot$ #42 _";
  expect(words(`${text} 猫`)).toEqual([
    ...words(text),
    { term: '猫', written: '猫', han: true, parts: ['猫'] },
  ]);
});

test('normalize', () => expect(normalize(' Ｇuard\u200b\n\t守卫 ')).toBe('guard 守卫'));
