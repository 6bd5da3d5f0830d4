import { drawingFaults } from './drawing';

/** Where an estimated text ends: the rules of `broken/figures.ts` in numbers. Five characters of 20 px are 100 px wide, 6 px may stick out. */

const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 200" width="720" height="200" id="figure" font-size="20">';
const faults = (inside: string): string =>
  drawingFaults(`${ROOT}${inside}</svg>`)
    .map(({ message }) => message)
    .join('\n');

const text = (attributes: string, words = '一二三四五'): string =>
  `<text fill="var(--figure-ink, #1b1b22)" ${attributes}>${words}</text>`;
const box = (attributes: string): string => `<rect fill="none" ${attributes}/>`;
const EDGE = '超出了图的边缘';
const BOX = '超出了它的方框';

describe('the edges of the drawing', () => {
  test.each<[string, number, number]>([
    ['start', -6, -7],
    ['start', 626, 627],
    ['middle', 44, 43],
    ['middle', 676, 677],
    ['end', 94, 93],
    ['end', 726, 727],
  ])('text-anchor %s: x=%d is in, x=%d is out', (anchor, inside, outside) => {
    expect(faults(text(`x="${inside}" y="100" text-anchor="${anchor}"`))).toBe('');
    expect(faults(text(`x="${outside}" y="100" text-anchor="${anchor}"`))).toContain(EDGE);
  });

  test.each([
    [16, 15],
    [198, 199],
  ])('y=%d is in, y=%d is out', (inside, outside) => {
    expect(faults(text(`x="100" y="${inside}"`))).toBe('');
    expect(faults(text(`x="100" y="${outside}"`))).toContain(EDGE);
  });

  test('an anchor and a shift of the group count', () => {
    expect(
      faults(`<g text-anchor="end" transform="translate(20)">${text('x="74" y="100"')}</g>`),
    ).toBe('');
    expect(
      faults(`<g text-anchor="end" transform="translate(20)">${text('x="73" y="100"')}</g>`),
    ).toContain(EDGE);
    expect(faults(`<g transform="translate(0, 98)">${text('x="10" y="100"')}</g>`)).toBe('');
    expect(faults(`<g transform="translate(0, 99)">${text('x="10" y="100"')}</g>`)).toContain(EDGE);
    expect(
      faults(
        `<g transform="translate(300 0)"><g transform="translate(300 0)">${text('x="26" y="100"')}</g></g>`,
      ),
    ).toBe('');
    expect(
      faults(
        `<g transform="translate(300 0)"><g transform="translate(300 0)">${text('x="27" y="100"')}</g></g>`,
      ),
    ).toContain(EDGE);
  });

  test('its own size and the width of its letters count', () => {
    expect(faults(text('x="620" y="100" font-size="24"'))).toContain(EDGE);
    expect(faults(text('x="620" y="100"', 'abcdefghij'))).toBe('');
    expect(faults(text('x="620" y="100" font-family="monospace"', 'abcdefghij'))).toContain(EDGE);
    expect(faults(text('x="620" y="100"', ' 一二三四五\n  '))).toBe('');
  });

  test('what cannot be known is not judged', () => {
    for (const unknown of ['transform="rotate(90)"', 'transform="scale(2)"', 'textLength="10"'])
      expect(faults(text(`x="700" y="100" ${unknown}`))).toBe('');
    expect(faults(text('x="700" y="100"', '<tspan x="0">一二三四五</tspan>'))).toBe('');
  });
});

describe('a box around a text', () => {
  test.each([
    ['wide enough', 'x="300" y="80" width="94" height="40"', ''],
    ['too narrow', 'x="300" y="80" width="87" height="40"', BOX],
    ['too far right', 'x="307" y="80" width="200" height="40"', BOX],
    ['too low', 'x="290" y="91" width="200" height="40"', BOX],
    ['too flat', 'x="290" y="80" width="200" height="20"', BOX],
    ['somewhere else', 'x="500" y="80" width="50" height="40"', ''],
  ])('%s', (_, attributes, message) => {
    const found = faults(box(attributes) + text('x="300" y="105"'));
    if (message) expect(found).toContain(message);
    else expect(found).toBe('');
  });

  test('the smallest one around it is its own', () => {
    const outer = box('x="10" y="10" width="700" height="180"');
    expect(faults(outer + text('x="300" y="105"'))).toBe('');
    expect(
      faults(outer + box('x="300" y="80" width="80" height="40"') + text('x="300" y="105"')),
    ).toContain(BOX);
    expect(
      faults(box('x="300" y="80" width="80" height="40"') + outer + text('x="300" y="105"')),
    ).toContain(BOX);
  });

  test('shifts with its group', () => {
    const shifted = (x: number, y: number): string =>
      faults(
        `<g transform="translate(${x} ${y})">${box('x="0" y="0" width="120" height="40"')}</g>${text('x="300" y="105"')}`,
      );
    expect(shifted(295, 80)).toBe('');
    expect(shifted(310, 80)).toContain(BOX);
    expect(shifted(270, 80)).toContain(BOX);
    expect(shifted(295, 95)).toContain(BOX);
    expect(shifted(295, 65)).toContain(BOX);
  });
});

test('the message names the text and both widths', () => {
  expect(faults(box('x="300" y="80" width="80" height="40"') + text('x="300" y="105"'))).toBe(
    '文字“一二三四五”超出了它的方框（约宽 100，方框宽 80）：加宽方框、缩短文字或分两行',
  );
  expect(faults(text('x="650" y="105"'))).toBe(
    '文字“一二三四五”超出了图的边缘（估计占 650–750）：挪动它或加大 viewBox',
  );
});

test.each([
  ['14', true],
  ['14px', true],
  ['13.9', false],
  ['1em', false],
  ['small', false],
])('font-size="%s" is large enough: %s', (size, enough) => {
  const found = faults(text(`x="100" y="100" font-size="${size}"`));
  if (enough) expect(found).toBe('');
  else expect(found).toContain(`字号 ${size} 太小`);
});

test('a size may stand at the texts or at their group', () => {
  const without = (inside: string): string =>
    drawingFaults(`${ROOT.replace(' font-size="20"', '')}${inside}</svg>`)
      .map(({ message }) => message)
      .join('\n');
  expect(
    without(text('x="100" y="100" font-size="20"') + box('x="1" y="1" width="9" height="9"')),
  ).toBe('');
  expect(without(`<g font-size="20">${text('x="100" y="100"')}</g>`)).toBe('');
  expect(without(text('x="100" y="100" font-size="20"') + text('x="100" y="150"'))).toContain(
    '没有 font-size',
  );
});
