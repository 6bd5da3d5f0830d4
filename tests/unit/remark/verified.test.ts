import type {Verified} from '../../../src/data/sampleRecord';
import verified, {routeOfFile} from '../../../src/remark/verified';
import {made, PLAIN, transform} from './markdown';

const RECORD: Record<string, Verified> = {
  '/': {nest: '11.2', compiled: 1, ran: 3},
  '/cats': {nest: '11.2', compiled: 12, ran: 0},
  '/dogs': {nest: '11.2', compiled: 0, ran: 0},
};

jest.mock('../../../src/data/sampleRecord', () => ({verifiedOf: (route: string) => RECORD[route]}));

test.each([
  ['docs/guards.md', '/guards'],
  ['docs/introduction.md', '/'],
  ['/site/docs/techniques/caching.md', '/techniques/caching'],
  ['C:\\site\\docs\\techniques\\caching.md', '/techniques/caching'],
])('%s stands at %s', (file, route) => expect(routeOfFile(file)).toBe(route));

test('a page with checked samples says so before its text', () => {
  expect(made(verified, '一\n\n二')).toBe('<Verified nest="11.2" compiled="12" ran="0"> paragraph("一") paragraph("二")');
  expect(made(verified, '一', {path: 'docs/introduction.md'})).toBe('<Verified nest="11.2" compiled="1" ran="3"> paragraph("一")');
});

test('it follows the front matter', () => {
  const tree = {type: 'root', children: [{type: 'yaml', value: 'a: 1'}, {type: 'paragraph', children: []}]};
  verified()(tree as never, {path: 'docs/cats.md'} as never);
  expect(tree.children.map(({type}) => type)).toEqual(['yaml', 'mdxJsxFlowElement', 'paragraph']);
});

test.each(['docs/dogs.md', 'docs/unknown.md'])('%s, where nothing was compiled, stays as it is', (path) => {
  expect(transform([verified], PLAIN, {path})).toEqual(transform([], PLAIN));
});
