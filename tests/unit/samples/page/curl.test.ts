import { commandsOf } from '../../../../src/samples/page/words';
import { CurlError, parseCurl } from '../../../../src/samples/page/curl';

const curl = (text: string) => parseCurl(commandsOf(text)[0]?.words ?? []);
const header = (text: string, name: string) =>
  curl(text).headers.find(([key]) => key === name)?.[1];

test('the simplest', () => {
  expect(curl('curl http://localhost:3000/cats')).toEqual({
    url: 'http://localhost:3000/cats',
    method: 'GET',
    headers: [
      ['User-Agent', 'curl/8.5.0'],
      ['Accept', '*/*'],
    ],
    include: false,
    follow: false,
    compressed: false,
    discard: false,
    writeOut: '',
  });
});

test.each([
  ['curl -X DELETE a', 'DELETE'],
  ['curl -XPUT a', 'PUT'],
  ['curl --request PATCH a', 'PATCH'],
  ['curl -d a=1 a', 'POST'],
  ['curl --json {} a', 'POST'],
  ['curl -F a=1 a', 'POST'],
  ['curl -I a', 'HEAD'],
  ['curl -G -d a=1 a', 'GET'],
  ['curl -X QUERY -d a a', 'QUERY'],
])('%s is a %s', (text, method) => expect(curl(text).method).toBe(method));

test.each([
  ['curl -d \'{"a":1}\' a', '{"a":1}'],
  ['curl -d a=1 -d b=2 a', 'a=1&b=2'],
  ['curl --data-raw @a a', '@a'],
  ["curl --data-urlencode 'n=橘 猫' a", 'n=%E6%A9%98%20%E7%8C%AB'],
  ["curl --data-binary 'a' a", 'a'],
  ['curl a', undefined],
])('%s sends %s', (text, body) => expect(curl(text).body).toBe(body));

test.each([
  ['curl localhost:3000', 'http://localhost:3000'],
  ['curl -G http://a/b -d c=1', 'http://a/b?c=1'],
  ['curl -G http://a/b?x=1 -d c=1', 'http://a/b?x=1&c=1'],
  ["curl 'http://a/b?c=1&d=2'", 'http://a/b?c=1&d=2'],
  ['curl --url http://a', 'http://a'],
])('%s asks for %s', (text, url) => expect(curl(text).url).toBe(url));

test.each([
  ['curl -d a=1 a', 'Content-Type', 'application/x-www-form-urlencoded'],
  ["curl -d a -H 'Content-Type: text/plain' a", 'Content-Type', 'text/plain'],
  ['curl --json {} a', 'Content-Type', 'application/json'],
  ['curl --json {} a', 'Accept', 'application/json'],
  ['curl -u mei:secret a', 'Authorization', 'Basic bWVpOnNlY3JldA=='],
  ["curl -b 'a=1; b=2' a", 'Cookie', 'a=1; b=2'],
  ["curl -H 'Accept:' a", 'Accept', undefined],
  ["curl -H 'Host: a.example.com' a", 'Host', 'a.example.com'],
  ["curl -H 'X-Time: 10:20' a", 'X-Time', '10:20'],
  ['curl -A cat a', 'User-Agent', 'cat'],
])('%s: %s is %s', (text, name, value) => expect(header(text, name)).toBe(value));

test('options in one word, and those that change nothing', () => {
  expect(curl('curl -sSiLN --compressed -m 2 -o /dev/null -w "%{http_code}\\n" a')).toMatchObject({
    include: true,
    follow: true,
    compressed: true,
    discard: true,
    seconds: 2,
    writeOut: '%{http_code}\n',
  });
});

test.each(['b', '@b', '@b;type=x', 'b;type=x', '', 'b=c'])(
  'a form string is sent as it stands: %s',
  (value) =>
    expect(curl(`curl --form-string 'a=${value}' a`).form).toEqual([
      { name: 'a', value, file: false },
    ]),
);

test('forms', () => {
  expect(
    curl("curl -F name=橘座 -F 'photo=@a/cat.png;type=image/png;filename=b.png' -F doc=@c.pdf a")
      .form,
  ).toEqual([
    { name: 'name', value: '橘座', file: false },
    { name: 'photo', value: 'a/cat.png', file: true, filename: 'b.png', type: 'image/png' },
    { name: 'doc', value: 'c.pdf', file: true, filename: 'c.pdf', type: undefined },
  ]);
});

test('a field of a form ends at its semicolon, behind which its type may stand', () => {
  const { form } = curl(`curl -F 'cat={"age":1};type=application/json' -F 'note=x;y' a`);
  expect(form).toEqual([
    { name: 'cat', value: '{"age":1}', file: false, type: 'application/json' },
    { name: 'note', value: 'x', file: false },
  ]);
});

test('cookie jars', () =>
  expect(curl('curl -c jar -b jar a')).toMatchObject({ jarIn: 'jar', jarOut: 'jar' }));
test.each(['-d', '--json'])('a body from a file: %s', (option) =>
  expect(curl(`curl ${option} @cat.json a`)).toMatchObject({
    method: 'POST',
    bodyFile: 'cat.json',
  }),
);

test.each([
  "curl -g 'http://a/b?c[d]={1}'",
  "curl 'http://a/b?c[]=1'",
  "curl 'http://[::1]:3000/'",
  "curl -G http://a/b -d 'c[d]={1}'",
])('%s asks for its address as it stands', (text) => expect(curl(text).url).toContain('/'));

test.each([
  ['curl', '没有网址'],
  ['curl --http3 a', '不认识 curl 的 --http3'],
  ['curl -q a', '不认识 curl 的 -q'],
  ['curl a b', '只写一个网址'],
  ["curl 'http://a/b?c[d]=1'", '加上 -g'],
  ["curl 'http://a/b?c={1,2}'", '加上 -g'],
  ["curl a -F 'a=<b.txt'", '读不懂表单字段'],
  ['curl a -H', '-H 后面少了值'],
  ['curl a -m 2s', '-m 后面写秒数，这里是“2s”'],
  ['curl a -H nonsense', '读不懂请求头'],
  ['curl a -F nonsense', '读不懂表单字段'],
  ['curl a --form-string nonsense', '读不懂表单字段'],
])('%s is refused', (text, message) => {
  expect(() => curl(text)).toThrow(CurlError);
  expect(() => curl(text)).toThrow(message);
});
