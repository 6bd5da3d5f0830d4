/** @jest-environment node */
import {lazy, Suspense, type ReactNode} from 'react';
import {renderToHtml} from '../../../../src/plugins/replacements/renderToHtml';

test('Chinese text of any length arrives whole, in text and attributes', async () => {
  const text = '守卫站在处理方法门口。';
  const paragraphs = Array.from({length: 600}, (_, index) => <p key={index} title={`${'a'.repeat(index % 7)}${text}`}>{`${'b'.repeat(index % 5)}${text}`}</p>);
  const html = await renderToHtml(<main>{paragraphs}</main>);
  expect(html).toBe(`<main>${Array.from({length: 600}, (_, index) => `<p title="${'a'.repeat(index % 7)}${text}">${'b'.repeat(index % 5)}${text}</p>`).join('')}</main>`);
});

test('what a page waits for is in it', async () => {
  const Later = lazy(async () => ({default: (): ReactNode => <b>到了</b>}));
  expect(await renderToHtml(<Suspense fallback="等"><Later /></Suspense>)).toContain('<b>到了</b>');
});

const Broken = (): ReactNode => {
  throw new Error('坏了');
};

test.each<[string, ReactNode]>([
  ['a component', <Broken key="a" />],
  ['a component inside a boundary', <Suspense key="b" fallback="等"><Broken /></Suspense>],
])('an error of %s ends the build', async (_, app) => {
  await expect(renderToHtml(app)).rejects.toThrow('坏了');
});
