import { sizeWarnings } from './size';

test('a large page is named, with its size', () => {
  const pages = [
    { file: 'docs/cats.md', source: '猫'.repeat(33_333) },
    { file: 'docs/dogs.md', source: '狗'.repeat(40_000) },
  ];
  expect(sizeWarnings(pages)).toEqual([
    'docs/dogs.md 有 120 kB，超过 100 kB：想一想能不能分成几页',
  ]);
});
