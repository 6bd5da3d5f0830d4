import {headingsOnly, pageText} from '../../../src/remark/pageText';
import {lastRemarkPlugins, remarkPlugins} from '../../../src/remark';
import {made} from './markdown';

const SOURCE = '导语\n\n### 猫 {#cats}\n\n正文\n\n> #### 引用里的标题';
const CLIENT = {data: {compilerName: 'client'}};
const SERVER = {data: {compilerName: 'server'}};

const built = process.env.NODE_ENV;
const inProduction = <T>(run: () => T): T => {
  Object.assign(process.env, {NODE_ENV: 'production'});
  try {
    return run();
  } finally {
    Object.assign(process.env, {NODE_ENV: built});
  }
};

describe('the browser’s module of a built page', () => {
  test('keeps the headings of the contents list, and shows the HTML of the page', () => {
    inProduction(() => {
      expect(made(headingsOnly, SOURCE, CLIENT)).toBe('heading("猫 {#cats}")');
      expect(made(pageText, SOURCE, CLIENT)).toBe('<PageHtml>');
    });
  });
});

describe('everywhere else the text stays', () => {
  const text = 'paragraph("导语") heading("猫 {#cats}") paragraph("正文") blockquote(heading("引用里的标题"))';

  test('on the server', () => {
    inProduction(() => {
      expect(made(headingsOnly, SOURCE, SERVER)).toBe(text);
      expect(made(pageText, SOURCE, SERVER)).toBe(`<PageText>(${text})`);
    });
  });

  test('on the development server', () => {
    expect(made(headingsOnly, SOURCE, CLIENT)).toBe(text);
    expect(made(pageText, SOURCE, CLIENT)).toBe(`<PageText>(${text})`);
  });
});

test('what MDX imports and exports stays outside of the text', () => {
  const tree = {type: 'root', children: [{type: 'mdxjsEsm', value: 'export const a = 1'}, {type: 'yaml', value: 'a: 1'}, {type: 'paragraph', children: []}]};
  pageText()(tree as never, {data: {}} as never);
  expect(tree.children.map((node) => [node.type, (node as {name?: string}).name])).toEqual([['mdxjsEsm', undefined], ['yaml', undefined], ['mdxJsxFlowElement', 'PageText']]);
});

test('the text is cut first and wrapped last', () => {
  expect(remarkPlugins[0]).toBe(headingsOnly);
  expect(lastRemarkPlugins.at(-1)).toBe(pageText);
});
