import {afterComposition, watchComposition} from '../../../../src/plugins/search/client/composition';
import type {Found} from '../../../../src/plugins/search/client/types';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('nothing is searched while a word is being composed; then the newest, once, and it answers all', async () => {
  const element = new EventTarget();
  const composition = watchComposition(element as HTMLElement);
  const search = jest.fn(async (query: string) => [{url: `/${query}`} as Found]);
  const held = afterComposition(search, composition);

  await held('a');
  expect(search).toHaveBeenCalledTimes(1);

  element.dispatchEvent(new Event('compositionstart'));
  const answers = ["sh'ou", "shou'wei", '守卫'].map(held);
  await settle();
  expect(search).toHaveBeenCalledTimes(1);

  element.dispatchEvent(new Event('compositionend'));
  expect((await Promise.all(answers)).map(([found]) => found?.url)).toEqual(['/守卫', '/守卫', '/守卫']);
  expect(search).toHaveBeenCalledTimes(2);
});

test.each(['compositionend', 'blur'])('%s ends it', async (type) => {
  const element = new EventTarget();
  const composition = watchComposition(element as HTMLElement);
  element.dispatchEvent(new Event('compositionstart'));
  let over = false;
  void composition.ended.then(() => (over = true));
  await settle();
  expect(over).toBe(false);
  element.dispatchEvent(new Event(type));
  await settle();
  expect(over).toBe(true);
});

test.each([
  [{isComposing: true, keyCode: 13}, false],
  [{isComposing: false, keyCode: 229}, false],
  [{isComposing: false, keyCode: 13}, true],
])('Enter with %j goes on: %s', (key, goesOn) => {
  const element = new EventTarget();
  watchComposition(element as HTMLElement);
  const event = Object.assign(new Event('keydown'), key);
  const stopped = jest.spyOn(event, 'stopPropagation');
  element.dispatchEvent(event);
  expect(stopped).toHaveBeenCalledTimes(goesOn ? 0 : 1);
});

test('disconnecting lets waiting searches go', async () => {
  const element = new EventTarget();
  const composition = watchComposition(element as HTMLElement);
  element.dispatchEvent(new Event('compositionstart'));
  const {ended} = composition;
  composition.disconnect();
  await expect(ended).resolves.toBeUndefined();
});
