import {readFileSync} from 'node:fs';
import path from 'node:path';

const loader = jest.requireActual<(source: string) => string>('../../../../src/plugins/search/docSearchLoader.js');

const source = readFileSync(path.resolve('node_modules/@docsearch/react/dist/esm/index.js'), 'utf8');

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
