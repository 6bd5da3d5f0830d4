import {readFileSync} from 'node:fs';
import path from 'node:path';

const change = jest.requireActual<(this: {resourcePath: string}, source: string) => string>('../../../../src/plugins/search/docSearchLoader.js');

const script = path.resolve('node_modules/@docsearch/react/dist/esm/index.js');
const source = readFileSync(script, 'utf8');
const loader = (text: string): string => change.call({resourcePath: script}, text);

test('the installed DocSearch is changed where it has to be', () => {
  const changed = loader(source);
  expect(changed).not.toContain('createElement("style"');
  expect(changed).not.toMatch(/maxLength:64\b/);
  expect(changed).toContain('maxLength:400');
  expect(changed).not.toMatch(/useRef\([^;]{0,60}getSelection/);
  expect(changed).not.toMatch(/useRef\(\w+\(\{key:"__DOCSEARCH_/);
});

test('another DocSearch stops the build', () => expect(() => loader('createElement("p")')).toThrow('换了写法'));

test('our pages read the changed text, not a second one', () => expect(() => loader(loader(source))).toThrow());

test('its style has no rule for every element', () => {
  const style = path.resolve('node_modules/@docsearch/css/dist/modal.css');
  const changed = change.call({resourcePath: style}, readFileSync(style, 'utf8'));
  expect(changed).not.toMatch(/\*\{|:root/);
  expect(() => change.call({resourcePath: style}, changed)).toThrow('换了写法');
});
