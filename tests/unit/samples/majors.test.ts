import { parseFence } from '../../../src/samples/fence';
import { samplesOn, type PageSample } from '../../../src/samples/majors';

/** `ts title="a.ts"` with its code, in a fold or not. */
const sample = (opener: string, code: string, fold?: number): PageSample => {
  const [language = '', ...meta] = opener.split(' ');
  return { fence: parseFence(language, meta.join(' ')), code, fold, isVariant: false };
};
/** The JavaScript of the sample before it. */
const variant = (code: string, fold?: number): PageSample => ({
  ...sample('js', code, fold),
  isVariant: true,
});
const codes = (samples: readonly PageSample[]): string[] => samples.map(({ code }) => code);

const SERVICE = sample('ts title="cats.service.ts"', 'service');
const RUN = sample('bash run="app.module.ts"', 'run');
const ANSWER = sample('json', 'answer');

test('a page without folds is the same on both', () => {
  const page = [SERVICE, RUN, ANSWER];
  expect(samplesOn('11', page)).toBe(page);
  expect(samplesOn('12', page)).toBe(page);
});

test('on 11 nothing of a fold is there', () => {
  expect(codes(samplesOn('11', [SERVICE, sample('ts', 'other', 1), RUN]))).toEqual([
    'service',
    'run',
  ]);
});

describe('on 12 a sample in a fold', () => {
  test('takes the place of the nearest one before it with its title', () => {
    const page = [
      SERVICE,
      sample('ts title="cats.service.ts"', 'again'),
      ANSWER,
      sample('ts title="cats.service.ts"', 'twelve', 1),
      sample('ts title="cats.service.ts"', 'later'),
    ];
    expect(codes(samplesOn('12', page))).toEqual(['service', 'twelve', 'answer', 'later']);
  });

  test('without a title, of the nearest one in its language; an answer may come in another form', () => {
    const page = [ANSWER, RUN, sample('json', 'second'), sample('http', 'twelve', 1)];
    expect(codes(samplesOn('12', page))).toEqual(['answer', 'run', 'twelve']);
  });

  test('several answers keep their order', () => {
    const page = [
      RUN,
      ANSWER,
      sample('json', 'second'),
      sample('json', 'a', 1),
      sample('json', 'b', 1),
    ];
    expect(codes(samplesOn('12', page))).toEqual(['run', 'a', 'b']);
  });

  test('brings its own JavaScript and takes that of the other along', () => {
    const page = [SERVICE, variant('by hand'), sample('ts title="cats.service.ts"', 'ts', 1)];
    expect(codes(samplesOn('12', [...page, variant('js', 1)]))).toEqual(['ts', 'js']);
    expect(codes(samplesOn('12', page))).toEqual(['ts']);
  });

  test('leaves a JavaScript file where it is that only comes after the other', () => {
    const page = [SERVICE, sample('js', 'settings'), sample('ts title="cats.service.ts"', 'ts', 1)];
    expect(codes(samplesOn('12', page))).toEqual(['ts', 'settings']);
  });

  test('comes in addition where there is none', () => {
    const page = [SERVICE, sample('ts title="new.ts"', 'new', 1), RUN];
    expect(codes(samplesOn('12', page))).toEqual(['service', 'new', 'run']);
  });
});
