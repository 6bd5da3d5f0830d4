import { contrast } from '../support/contrast';

test('the measure is WCAG’s', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#fff')).toBeCloseTo(4.54, 2);
  expect(() => contrast('rgb(0 0 0 / 50%)', '#fff')).toThrow();
});
