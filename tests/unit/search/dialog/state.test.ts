import { next, START, type Event, type State } from '../../../../src/search/dialog/state';
import type { Found } from '../../../../src/search/engine/types';

const found = (...urls: string[]): Found[] =>
  urls.map((url) => ({ url, page: '', heading: [], snippet: [] }));

const after = (...events: Event[]): State => events.reduce(next, START);

const typed = (text: string): Event => ({ type: 'typed', text });
const answered = (text: string, ...urls: string[]): Event => ({
  type: 'answered',
  text,
  results: found(...urls),
});
const down: Event = { type: 'moved', by: 1 };
const up: Event = { type: 'moved', by: -1 };
const enter: Event = { type: 'chosen', place: 'here' };

test('the first result is active; arrows go round', () => {
  const start = [typed('a'), answered('a', '/1', '/2', '/3')];
  expect(after(...start).active).toBe(0);
  expect(after(...start, down, down).active).toBe(2);
  expect(after(...start, down, down, down).active).toBe(0);
  expect(after(...start, up).active).toBe(2);
  expect(after(...start, { type: 'pointed', at: 1 }, down).active).toBe(2);
});

test('without results nothing is active, and arrows and Enter do nothing', () => {
  const state = after(typed('a'), answered('a'), down, up, enter);
  expect(state).toMatchObject({ active: -1, results: [] });
  expect(state.opened).toBeUndefined();
});

test('results stay until those of the new text are there; an answer that comes too late is nobody’s', () => {
  const state = after(typed('a'), answered('a', '/a'), typed('ab'));
  expect(state).toMatchObject({ text: 'ab', answered: 'a', results: found('/a') });
  expect(next(state, answered('a', '/late')).results).toEqual(found('/a'));
  expect(next(state, answered('ab', '/ab')).results).toEqual(found('/ab'));
});

test('Enter opens the active result, once', () => {
  const state = after(typed('a'), answered('a', '/1', '/2'), down, enter);
  expect(state.opened).toEqual({ url: '/2', place: 'here' });
  expect(next(state, down).opened).toBeUndefined();
});

test('Enter that comes before the results never opens one of another text', () => {
  const state = after(typed('a'), answered('a', '/a'), typed('ab'), {
    type: 'chosen',
    place: 'new tab',
  });
  expect(state.opened).toBeUndefined();
  expect(next(state, answered('ab', '/ab', '/other')).opened).toEqual({
    url: '/ab',
    place: 'new tab',
  });
  expect(next(state, answered('ab')).opened).toBeUndefined();
  // The reader has thought better of it.
  expect([typed('abc'), answered('abc', '/abc')].reduce(next, state).opened).toBeUndefined();
});

test('Enter that comes before the results opens nothing for a reader who has closed the dialog', () => {
  const state = after(typed('a'), enter, { type: 'closed' });
  expect(next(state, answered('a', '/a')).opened).toBeUndefined();
});

test('the same text typed again takes nothing back', () => {
  const state = after(typed('a'), enter);
  expect([typed('a'), answered('a', '/a')].reduce(next, state).opened).toEqual({
    url: '/a',
    place: 'here',
  });
});
