import {liteClient} from 'algoliasearch/lite';
import {createHostedEngine, type HostedClient} from '../../../../src/plugins/search/client/hosted';
import type {Engine} from '../../../../src/plugins/search/client/types';
import {startStandIn, stored, type StandIn} from '../../../search/standIn';

const RECORDS = [
  stored('https://docs.example.com/guards', '守卫', null, null),
  stored('https://docs.example.com/guards#binding-guards', '守卫', '绑定守卫', null),
  stored('https://docs.example.com/guards#types', '守卫', '类型', '守卫得到 Promise&lt;boolean&gt; &amp; 别的'),
  stored('https://other.example.org/guards', '守卫', '别处', null),
  stored('javascript:alert(1)//守卫', '守卫', '坏的', null),
  stored('http://insecure.example.com/', '守卫', '不加密', null),
];

let service: StandIn;
let status = 200;

beforeAll(async () => {
  Object.assign(globalThis, {window: {location: {origin: 'https://docs.example.com'}}});
  service = await startStandIn(RECORDS, () => status);
});
afterAll(() => service.close());
beforeEach(() => (status = 200));

/** The service's own client, as DocSearch makes it, with the stand-in for a host. */
const engine = (): Engine => {
  const client = liteClient('APP', 'key', {hosts: [{url: '127.0.0.1', port: service.port, protocol: 'http', accept: 'readWrite'}] as never});
  return createHostedEngine(client as unknown as HostedClient);
};

test('asks the index nestjs by the multi-query API', async () => {
  await engine()('守卫');
  expect(service.requests.at(-1)).toMatchObject({path: '/1/indexes/*/queries', body: {requests: [{indexName: 'nestjs', query: '守卫'}]}});
});

test('results lead to paths of this site and to https addresses only', async () => {
  const found = await engine()('守卫');
  expect(found.map(({url}) => url)).toEqual(['/guards', '/guards#binding-guards', '/guards#types', 'https://other.example.org/guards']);
});

test('the heading has the match marked, the text is text again', async () => {
  const found = await engine()('守卫');
  expect(found[1]).toEqual({
    url: '/guards#binding-guards',
    page: 'Overview › 守卫',
    heading: [{text: '绑定', marked: false}, {text: '守卫', marked: true}],
    snippet: [],
  });
  expect(found[2]?.snippet).toEqual([{text: '守卫', marked: true}, {text: '得到 Promise<boolean> & 别的', marked: false}]);
});

test.each([400, 403, 429, 500])('the answer %i is a failure', async (code) => {
  status = code;
  await expect(engine()(`守卫 ${code}`)).rejects.toThrow();
});

test('an answer without results is a failure', async () => {
  await expect(createHostedEngine({search: async () => ({results: [{message: 'no'}]})})('守卫')).rejects.toThrow();
});
