import { showChoices } from '../../../../src/plugins/navigation/choices';

/** A page with a fold and an input that is not chosen. */
let fold: { open?: boolean };
let input: { checked?: boolean };
let stored: string;

beforeEach(() => {
  [fold, input] = [{}, {}];
  Object.assign(globalThis, {
    document: { querySelectorAll: () => [fold, input] },
    sessionStorage: {
      getItem: () => stored,
      setItem: (_: string, value: string) => (stored = value),
    },
  });
});

const guards = { pathname: '/guards', search: '', hash: '' };

test('on the way back the page is as the reader left it', () => {
  stored = '{"/guards":"10"}';
  expect(showChoices(guards, true)).toBe(true);
  expect([fold.open, input.checked]).toEqual([true, undefined]);
});

test.each(['null', '5', '{}', '[1]', '""', 'true'])(
  'what others have written in its place (%s) is nothing',
  (junk) => {
    stored = `{"/guards":${junk}}`;
    showChoices(guards, true);
    expect([fold, input]).toEqual([{}, {}]);
  },
);
