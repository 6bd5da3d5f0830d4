import { progress } from '../support/progress';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const lines = (steps: number, secondsEach: number): string[] => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const step = progress(steps, '页');
  for (let done = 0; done < steps; done++) {
    jest.advanceTimersByTime(secondsEach * 1000);
    step();
  }
  const texts = said.mock.calls.map(([text]) => String(text));
  said.mockRestore();
  return texts;
};

test('a task of less than five seconds says nothing', () => expect(lines(4, 1)).toEqual([]));

test('a longer one tells how far it is, at most each five seconds', () =>
  expect(lines(8, 2)).toEqual(['3/8 页，6 秒', '6/8 页，12 秒']));

test('its end is told by whoever calls', () => expect(lines(1, 60)).toEqual([]));
