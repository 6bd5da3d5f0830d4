import { parseFence } from '../../../src/samples/fence';
import { answerFault, type Answer } from './answer';

const ANSWER: Answer = {
  status: 201,
  reason: 'Created',
  headers: [
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Set-Cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
  ],
  body: '{"id":1,"at":"now","of":{"at":2}}',
  printed: '{"id":1,"at":"now","of":{"at":2}}',
};

const fault = (language: string, meta: string, code: string, answer: Partial<Answer> = {}) =>
  answerFault({ fence: parseFence(language, meta), code }, { ...ANSWER, ...answer });

describe('json', () => {
  test.each([
    ['', '{ "id": 1, "at": "now", "of": { "at": 2 } }'],
    ['vary="at"', '{ "id": 1, "at": "then", "of": { "at": 3 } }'],
  ])('%s %s', (meta, code) => expect(fault('json', meta, code)).toBeUndefined());

  test.each([
    ['', '{ "at": "now", "id": 1, "of": { "at": 2 } }'],
    ['', '{ "id": 1, "at": "now" }'],
    ['', '{ "id": "1", "at": "now", "of": { "at": 2 } }'],
    ['vary="at"', '{ "id": 1, "of": { "at": 2 } }'],
    ['vary="id"', '{ "id": 1, "at": "then", "of": { "at": 2 } }'],
  ])('not %s %s', (meta, code) => expect(fault('json', meta, code)).toContain('响应是：\n{"id":1'));

  test('an answer that is none', () =>
    expect(fault('json', '', '{}', { printed: '<html>' })).toBe('响应不是 JSON：\n<html>'));
});

describe('text', () => {
  test('to the letter, but for the last line break', () => {
    expect(fault('text', '', '喵', { printed: '喵\n' })).toBeUndefined();
    expect(fault('text', '', '喵 ', { printed: ' 喵' })).toBe('响应是：\n 喵');
  });
});

describe('http', () => {
  const BODY = ANSWER.body;
  test.each([
    ['', `HTTP/1.1 201 Created\n\n${BODY}`],
    [
      '',
      `HTTP/1.1 201 Created\nset-cookie: b=2\nContent-Type: application/json; charset=utf-8\n\n${BODY}`,
    ],
    ['', 'HTTP/1.1 201 Created\n\n{\n  "id": 1, "at": "now", "of": { "at": 2 }\n}'],
    [
      'vary="Content-Type,at"',
      'HTTP/1.1 201 Created\nContent-Type: text/plain\n\n{"id":1,"at":0,"of":{"at":0}}',
    ],
  ])('%s %j', (meta, code) => expect(fault('http', meta, code)).toBeUndefined());

  test.each([
    [`HTTP/1.1 200 OK\n\n${BODY}`, '状态行是：\nHTTP/1.1 201 Created'],
    [`HTTP/1.1 201 Made\n\n${BODY}`, '状态行是：'],
    [
      `HTTP/1.1 201 Created\nSet-Cookie: c=3\n\n${BODY}`,
      '响应头是：\nSet-Cookie: a=1\nSet-Cookie: b=2',
    ],
    [`HTTP/1.1 201 Created\nETag: 1\n\n${BODY}`, '响应里没有 ETag'],
    [`HTTP/1.1 201 Created\n${BODY}`, '响应里没有'],
    ['HTTP/1.1 201 Created\n喵', '读不懂响应头“喵”'],
    ['HTTP/1.1 201 Created', '响应的正文是：\n{"id":1'],
    ['HTTP/1.1 201 Created\n\n{"id":2}', '响应的正文是：'],
  ])('not %j', (code, message) => expect(fault('http', '', code)).toContain(message));

  test('nothing instead of a body', () =>
    expect(fault('http', '', 'HTTP/1.1 201 Created\n\n喵', { body: '' })).toBe('响应没有正文'));
  test('a body with an empty line', () =>
    expect(
      fault('http', '', 'HTTP/1.1 201 Created\n\na\n\nb', { body: 'a\n\nb' }),
    ).toBeUndefined());
});
