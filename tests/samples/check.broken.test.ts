/**
 * Broken pages, one fault each: the check finds it, names its line and what to do.
 *
 * @jest-environment node
 */
import { checkFixtures, fixturesIn, PATIENCE_MS, type Checked } from './check-fixtures';

/** Fixture → where the fault is, and what is said of it. */
const BROKEN: Readonly<Record<string, readonly [place: string, ...said: string[]]>> = {
  'another-error': ['5:21', "TS2304：Cannot find name 'nobody'"],
  'answer-differs': ['31:1', '响应是：', '[{"id":1,"name":"橘座"}]'],
  'app-without-ending': ['27:1', '这一页没有 app.module 这个文件', '写成 app.module.ts'],
  'attribute-place': ['3:1', 'run 只能写在 bash 围栏上'],
  'bad-bash': ['5:1', 'bash 读不通'],
  'bad-dockerfile': ['5:1', 'Unknown instruction: COPPY'],
  'bad-env': ['5:1', '名字=值'],
  'bad-graphql': ['6:1', 'Expected Name'],
  'bad-hbs': ['5:1', 'hbs 读不通'],
  'bad-javascript': ['8:21', 'js 读不通'],
  'bad-json': ['6:1', 'json 读不通'],
  'bad-jsonc': ['7:1', 'jsonc 读不通'],
  'bad-proto': ['5:1', "illegal token 'mesage'"],
  'bad-yaml': ['5:15', 'yaml 读不通'],
  'body-left-out': ['31:1', '响应的正文是：', '新来的'],
  'curly-quote': ['4:21', 'TS1127', '弯引号'],
  'curl-option': ['28:1', '不认识 curl 的 --http3'],
  'does-not-start': ['17:1', '应用没有启动', "Nest can't resolve dependencies of the Cats (?)"],
  'exemption-without-reason': ['3:1', '写上不检查的原因'],
  'exit-code': ['6:1', '退出码是 3'],
  'exit-signal': ['6:1', '进程被 SIGTERM 结束'],
  'frame-grammar': ['3:1', '外框写成 class、'],
  'frame-type': ['3:1', "Cannot find name 'ModuleMetadata'", '错在 frame 里'],
  'header-differs': ['31:1', '响应头是：', 'Content-Type: text/html; charset=utf-8'],
  'hidden-comment': ['4:21', "Cannot find name 'Kitten'"],
  'import-type': ['10:24', 'TS1272', '用 import type 引入它'],
  indented: ['3:1', '缩进四格'],
  'javascript-differs': ['35:1', 'JavaScript 版本不对：响应是：', '汪', 'only="ts"'],
  'latest-tool': ['5:1', '写成 @nestjs/cli@11'],
  'log-missing': ['33:1', '输出里没有这一行', '有人来看猫'],
  'mark-line': ['3:1', 'mark 里的第 3 行不存在，这段代码只有 2 行'],
  'missing-file': ['5:28', 'TS2307', 'title="cats/cats.module.ts"'],
  'missing-import': ['4:2', "Cannot find name 'Controller'", '补上 import'],
  'missing-package': ['4:22', 'TS2307', '核对软件包的名字'],
  'newer-version': ['13:28', "Cannot find name 'nobody'"],
  'no-answer': ['27:1', '后面却没有响应'],
  'no-export': ['4:10', 'TS2724'],
  'no-frame': ['4:10', 'frame="class"'],
  'no-javascript': ['4:1', '生成不了 JavaScript 版本', '手写 js 围栏'],
  'no-language': ['3:1', '没有写语言'],
  'no-such-app': ['27:1', '这一页没有 cats.module.ts'],
  'older-version-used': ['12:21', "Cannot find name 'cat'"],
  'other-command': ['28:1', '只能写 curl、sleep 和 kill，这里是 jq'],
  'other-class-in-javascript': ['9:1', '那里是 CatsService，这里是 DogsService'],
  'other-folder': ['8:29', '这一页有 cats.service.ts，没有 cats/cats.service.ts'],
  'second-request': ['36:1', 'Validation failed (numeric string is expected)'],
  silenced: ['4:1', '@ts-expect-error', 'nocheck="原因"'],
  'stale-error': ['3:1', 'error="TS2322"', '删掉它'],
  'status-differs': ['31:1', '状态行是：', 'HTTP/1.1 201 Created'],
  'text-differs': ['31:1', '响应是：', '新来的'],
  throws: ['21:1', '响应是：', 'ERROR 没有猫'],
  'title-without-ending': ['3:1', '例如 title="cats.service.ts"'],
  'type-error': ['7:23', 'TS2322'],
  unclosed: ['5:3', '围栏没有结束'],
  'unknown-attribute': ['3:1', '没有 filename 这个属性'],
  'unknown-language': ['3:1', '没有 typscript 这种语言'],
  'unknown-package': ['4:1', '版本表里没有 nest-meow'],
  'unknown-service': ['27:1', '不认识服务 oracle'],
  'unpinned-install': ['4:3', '写成 @nestjs/config@4'],
  'wrong-major': ['4:1', '写成 @nestjs/graphql@13'],
};

/** Two fences of this page are wrong: the error that came, and the one that did not. */
const TWICE = ['another-error'];

const names = fixturesIn();
let result: Checked;

beforeAll(() => void (result = checkFixtures(names)), PATIENCE_MS);

test('every one is expected here', () => expect(names.sort()).toEqual(Object.keys(BROKEN).sort()));
test('the check fails', () => expect(result.status).toBe(1));

test.each(Object.entries(BROKEN))('%s', (name, [place, ...said]) => {
  const own = result.faults.get(name) ?? [];
  expect(own).toHaveLength(TWICE.includes(name) ? 2 : 1);
  const fault = own.find((one) => one.place === place);
  expect({ place, text: fault?.text }).toEqual({ place, text: expect.any(String) });
  for (const text of said) expect(fault?.text).toContain(text);
});
