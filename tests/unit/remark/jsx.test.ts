import { component } from '../../../src/remark/jsx';

test('names a component, leaves undefined props out and keeps the children', () => {
  const child = { type: 'paragraph' as const, children: [] };
  expect(component('Figure', { alt: '猫', caption: undefined, empty: '' }, [child])).toEqual({
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'alt', value: '猫' },
      { type: 'mdxJsxAttribute', name: 'empty', value: '' },
    ],
    children: [child],
  });
});
