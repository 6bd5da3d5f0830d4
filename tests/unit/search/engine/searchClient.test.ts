import { createSearchClient } from '../../../../src/search/engine/searchClient';
import type { Engine, Found, SearchState } from '../../../../src/search/engine/types';

const place = (url: string): Found => ({
  url,
  page: '守卫',
  heading: [{ text: url, marked: false }],
  snippet: [],
});

type Mock = jest.Mock<ReturnType<Engine>, Parameters<Engine>>;
const says = (...urls: string[]): Mock => jest.fn(async (_query: string) => urls.map(place));
const fails = (): Mock => jest.fn((_query: string) => Promise.reject(new Error('down')));
const hangs = (): Mock => jest.fn((_query: string) => new Promise<never>(() => undefined));

const urls = (found: readonly Found[]): string[] => found.map(({ url }) => url);

let states: SearchState[];
let clock: number;

beforeEach(() => {
  states = [];
  clock = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const client = (embedded: Engine, hosted?: Engine): Engine =>
  createSearchClient({
    embedded,
    hosted,
    timeoutMs: 3000,
    onState: (state) => states.push(state),
    now: () => clock,
  });

test('without a hosted engine the embedded one answers', async () => {
  const search = client(says('/a', '/b'));
  expect(urls(await search('守卫'))).toEqual(['/a', '/b']);
  expect(states).toEqual([{ kind: 'ready' }]);
});

test('with one, it answers alone', async () => {
  const embedded = says('/own');
  expect(urls(await client(embedded, says('/hosted'))('守卫'))).toEqual(['/hosted']);
  expect(embedded).not.toHaveBeenCalled();
  expect(states).toEqual([{ kind: 'ready' }]);
});

test('when it fails, the embedded one answers and says so', async () => {
  expect(urls(await client(says('/own'), fails())('守卫'))).toEqual(['/own']);
  expect(states).toEqual([{ kind: 'fallback' }]);
});

test('without a network the embedded one answers at once, and says so', async () => {
  const hosted = says('/hosted');
  const search = createSearchClient({
    embedded: says('/own'),
    hosted,
    timeoutMs: 3000,
    onState: (state) => states.push(state),
    isOnline: () => false,
  });
  expect(urls(await search('守卫'))).toEqual(['/own']);
  expect(hosted).not.toHaveBeenCalled();
  expect(states).toEqual([{ kind: 'offline' }]);
});

test('when it hangs, the embedded one answers after 3 s and not before', async () => {
  const embedded = says('/own');
  const answer = client(embedded, hangs())('守卫');
  await jest.advanceTimersByTimeAsync(2999);
  expect(embedded).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(urls(await answer)).toEqual(['/own']);
});

test('after a failure nobody waits for it again, until a minute later', async () => {
  const hosted = hangs();
  const search = client(says('/own'), hosted);
  const first = search('a');
  await jest.advanceTimersByTimeAsync(3000);
  await first;
  await search('ab');
  expect(hosted).toHaveBeenCalledTimes(1);
  clock = 60_000;
  const later = search('abc');
  await jest.advanceTimersByTimeAsync(3000);
  await later;
  expect(hosted).toHaveBeenCalledTimes(2);
});

test('an earlier query that is lost pauses nothing, says nothing and asks no other engine', async () => {
  const embedded = says('/own');
  const hosted = jest.fn((query: string) =>
    query === 'gu' ? hangs()(query) : says('/hosted')(query),
  );
  const search = client(embedded, hosted);
  const lost = search('gu');
  expect(urls(await search('guard'))).toEqual(['/hosted']);
  await jest.advanceTimersByTimeAsync(3000);
  expect(await lost).toEqual([]);
  expect(urls(await search('guards'))).toEqual(['/hosted']);
  expect(embedded).not.toHaveBeenCalled();
  expect(states).toEqual([{ kind: 'ready' }, { kind: 'ready' }]);
});

test('an earlier query that is lost brings what its text brings now, where that was asked for again', async () => {
  const hosted = says('/hosted').mockImplementationOnce(hangs());
  const search = client(says('/own'), hosted);
  const lost = search('gu');
  await search('gua');
  await search('gu');
  await jest.advanceTimersByTimeAsync(3000);
  expect(urls(await lost)).toEqual(['/hosted']);
  expect(states.map(({ kind }) => kind)).toEqual(['ready', 'ready']);
});

test('an earlier query that answers late does not say that all is well', async () => {
  const hosted = fails().mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(resolve, 2000, [place('/late')])),
  );
  const search = client(says('/own'), hosted);
  const late = search('gu');
  await search('guard');
  await jest.advanceTimersByTimeAsync(2000);
  expect(urls(await late)).toEqual(['/late']);
  expect(states).toEqual([{ kind: 'fallback' }]);
});

test('when no engine answers, an earlier query is not asked of the other one and does not wait', async () => {
  const embedded = fails();
  const hosted = fails().mockImplementationOnce(hangs());
  const search = client(embedded, hosted);
  const lost = search('gu');
  void search('guard');
  await jest.advanceTimersByTimeAsync(3000);
  expect(embedded.mock.calls).toEqual([['guard']]);
  expect(states.map(({ kind }) => kind)).toEqual(['failed']);
  expect(await lost).toEqual([]);
});

test('when no engine answers, the search waits for the retry', async () => {
  const embedded = fails();
  const search = client(embedded, fails());
  const answer = search('守卫');
  await jest.advanceTimersByTimeAsync(0);
  const [state] = states;
  expect(state?.kind).toBe('failed');
  embedded.mockImplementation(says('/own'));
  // Another key does not ask the broken index again.
  const other = search('守卫顺');
  await jest.advanceTimersByTimeAsync(0);
  expect(embedded).toHaveBeenCalledTimes(1);
  if (state?.kind === 'failed') state.retry();
  expect(urls(await other)).toEqual(['/own']);
  // The one before it ends as well.
  expect(await answer).toEqual([]);
  expect(states.at(-1)).toEqual({ kind: 'fallback' });
});

test('a retry that fails can be tried again', async () => {
  const search = client(fails());
  void search('守卫');
  await jest.advanceTimersByTimeAsync(0);
  const [state] = states;
  if (state?.kind === 'failed') state.retry();
  await jest.advanceTimersByTimeAsync(0);
  expect(states.map(({ kind }) => kind)).toEqual(['failed', 'ready', 'failed']);
});

test('one address is one result, where it stood first', async () => {
  expect(urls(await client(says('/a', '/b', '/a', '/c', '/b'))('守卫'))).toEqual([
    '/a',
    '/b',
    '/c',
  ]);
});
