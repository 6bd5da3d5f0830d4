import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { widthOf } from './rules/description';
import type { Fault } from './site';

/**
 * The rules for drawings (CONTRIBUTING.md#画图). A drawing becomes part of the page: what it contains is restricted, its
 * colours follow the theme, and its texts have to be readable at a phone's width.
 */

type Element = DefaultTreeAdapterTypes.Element;
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MAX_WIDTH = 720;
const MIN_FONT_SIZE = 14;

/** How far an estimated text may stick out, as a share of its width and of its height: letters differ. */
const SLACK = { across: 0.06, down: 0.1 };

const COLOURS: Readonly<Record<string, string>> = {
  '--figure-ink': '#1b1b22',
  '--figure-muted': '#5c5c69',
  '--figure-line': '#c9c9d2',
  '--figure-surface': '#f6f6f8',
  '--figure-accent': '#c8102e',
  '--figure-accent-surface': '#fdecef',
};

const ELEMENTS = [
  'svg',
  'g',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'path',
  'text',
  'tspan',
  'title',
  'desc',
];

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;
const lineOf = (element: Element): number => element.sourceCodeLocation?.startLine ?? 1;
const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node;

function* elements(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elements(node);
  }
}

const parentOf = (element: Element): Element | undefined =>
  element.parentNode && isElement(element.parentNode) ? element.parentNode : undefined;

/** The value that an element has or inherits. */
function inherited(element: Element, name: string): string | undefined {
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    const own = attribute(at, name);
    if (own !== undefined) return own;
  }
  return undefined;
}

/** The shift of an element by `translate(…)`; undefined for every other transformation. */
function shiftOf(element: Element): { x: number; y: number } | undefined {
  const shift = { x: 0, y: 0 };
  for (let at: Element | undefined = element; at; at = parentOf(at)) {
    const transform = attribute(at, 'transform');
    if (transform === undefined) continue;
    const [, x, y = '0'] =
      /^\s*translate\(\s*(-?[\d.]+)(?:[\s,]+(-?[\d.]+))?\s*\)\s*$/.exec(transform) ?? [];
    if (x === undefined) return undefined;
    shift.x += Number(x);
    shift.y += Number(y);
  }
  return shift;
}

const textOf = (element: Element): string =>
  element.childNodes
    .map((node) => ('value' in node ? node.value : isElement(node) ? textOf(node) : ''))
    .join('');

/** The room a text takes, estimated from its letters; undefined where it cannot be known. */
function textBox(element: Element): Box | undefined {
  const shift = shiftOf(element);
  const x = Number(attribute(element, 'x') ?? 0);
  const y = Number(attribute(element, 'y') ?? 0);
  const size = Number.parseFloat(inherited(element, 'font-size') ?? '16');
  if (
    !shift ||
    Number.isNaN(x + y + size) ||
    attribute(element, 'textLength') ||
    [...elements(element)].length > 0
  )
    return undefined;
  const mono = (inherited(element, 'font-family') ?? '').includes('mono');
  const text = textOf(element).replace(/\s+/g, ' ').trim();
  const latin = [...text].filter((character) => widthOf(character) < 1).length;
  const width = ([...text].length - latin + latin * (mono ? 0.6 : 0.53)) * size;
  const start =
    { start: 0, middle: 0.5, end: 1 }[inherited(element, 'text-anchor') ?? 'start'] ?? 0;
  const left = x + shift.x - width * start;
  return {
    left,
    right: left + width,
    top: y + shift.y - size * 0.88,
    bottom: y + shift.y + size * 0.2,
  };
}

function rectBox(element: Element): Box | undefined {
  const shift = shiftOf(element);
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(attribute(element, name) ?? 0),
  );
  return (
    shift && {
      left: x! + shift.x,
      top: y! + shift.y,
      right: x! + width! + shift.x,
      bottom: y! + height! + shift.y,
    }
  );
}

function holds(outer: Box, inner: Box): boolean {
  const across = (inner.right - inner.left) * SLACK.across;
  const down = (inner.bottom - inner.top) * SLACK.down;
  return (
    inner.left >= outer.left - across &&
    inner.right <= outer.right + across &&
    inner.top >= outer.top - down &&
    inner.bottom <= outer.bottom + down
  );
}

function holdsCentre(outer: Box, inner: Box): boolean {
  const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
  return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
}

const area = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

function rootFaults(svg: Element): string[] {
  const [width, height] = [attribute(svg, 'width'), attribute(svg, 'height')];
  return [
    ...(attribute(svg, 'xmlns') === 'http://www.w3.org/2000/svg'
      ? []
      : ['根元素缺少 xmlns="http://www.w3.org/2000/svg"']),
    ...(attribute(svg, 'id') === 'figure' ? [] : ['根元素要带 id="figure"']),
    ...(attribute(svg, 'viewBox') === `0 0 ${width} ${height}`
      ? []
      : ['viewBox 要与 width、height 一致，写成 viewBox="0 0 720 200" width="720" height="200"']),
    ...(Number(width) <= MAX_WIDTH ? [] : [`图宽 ${width}，不能超过 ${MAX_WIDTH}`]),
  ];
}

function elementFaults(element: Element): string[] {
  const size = attribute(element, 'font-size');
  const colours = ['fill', 'stroke'].flatMap((name) => {
    const value = attribute(element, name);
    if (value === undefined || value === 'none') return [];
    const [, token = '', fallback] = /^var\((--[\w-]+), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
    if (COLOURS[token] === fallback && fallback !== undefined) return [];
    return [
      `${name}="${value}" 不是约定的颜色。写成 ${Object.entries(COLOURS)
        .map(([key, colour]) => `var(${key}, ${colour})`)
        .join('、')} 之一，或者 none`,
    ];
  });
  const refused = element.attrs.find(({ name }) =>
    /^(?:style|class|href|xlink:href|on\w+|filter|mask|clip-path|marker-\w+)$/.test(name),
  );
  return [
    ...(ELEMENTS.includes(element.tagName)
      ? []
      : [`图里不能有 <${element.tagName}>，只用 ${ELEMENTS.slice(1, 11).join('、')}`]),
    ...(refused
      ? [`图里不能写 ${refused.name}=，颜色写成 fill="var(--figure-…)"，箭头画成三角形的 path`]
      : []),
    ...(size !== undefined && !(Number.parseFloat(size) >= MIN_FONT_SIZE)
      ? [`字号 ${size} 太小，手机上看不清：至少 ${MIN_FONT_SIZE}`]
      : []),
    ...colours,
  ];
}

function textFaults(text: Element, frame: Box, boxes: readonly Box[]): string[] {
  const box = textBox(text);
  if (!box) return [];
  const words = textOf(text).trim();
  if (!holds(frame, box))
    return [
      `文字“${words}”超出了图的边缘（估计占 ${Math.round(box.left)}–${Math.round(box.right)}）：挪动它或加大 viewBox`,
    ];
  const [around] = boxes
    .filter((candidate) => holdsCentre(candidate, box))
    .sort((a, b) => area(a) - area(b));
  if (!around || holds(around, box)) return [];
  return [
    `文字“${words}”超出了它的方框（约宽 ${Math.round(box.right - box.left)}，方框宽 ${Math.round(around.right - around.left)}）：加宽方框、缩短文字或分两行`,
  ];
}

/** What is wrong with a drawing, with lines of its own file. */
export function drawingFaults(source: string): Fault[] {
  const fragment = parseFragment(source, { sourceCodeLocationInfo: true });
  const all = [...elements(fragment)];
  const svg = all.find(({ tagName }) => tagName === 'svg');
  if (!svg) return [{ line: 1, message: '这不是 SVG 图' }];
  const frame: Box = {
    left: 0,
    top: 0,
    right: Number(attribute(svg, 'width')),
    bottom: Number(attribute(svg, 'height')),
  };
  const boxes = all
    .filter(({ tagName }) => tagName === 'rect')
    .flatMap((rect) => rectBox(rect) ?? []);
  const at = (element: Element, messages: string[]): Fault[] =>
    messages.map((message) => ({ line: lineOf(element), message }));
  const unsized = all.some(
    (element) => element.tagName === 'text' && inherited(element, 'font-size') === undefined,
  );
  return [
    ...at(svg, rootFaults(svg)),
    ...(unsized ? at(svg, ['根元素没有 font-size，写上 font-size="15"']) : []),
    ...all.flatMap((element) => at(element, elementFaults(element))),
    ...all
      .filter(({ tagName }) => tagName === 'text')
      .flatMap((text) => at(text, textFaults(text, frame, boxes))),
    ...(/<!DOCTYPE|<\?xml|<!\[CDATA/i.test(source)
      ? [{ line: 1, message: '文件从 <svg 开始，去掉 XML 声明' }]
      : []),
  ];
}
