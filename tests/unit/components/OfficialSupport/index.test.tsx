import { renderToStaticMarkup } from 'react-dom/server';
import OfficialSupport from '../../../../src/components/OfficialSupport';

test('its heading has the English name, as those of pages', () => {
  const [, heading] = /<h1>(.*)<\/h1>/.exec(renderToStaticMarkup(<OfficialSupport />)) ?? [];
  expect(heading).toMatch(/^官方支持 <span [^>]*lang="en">Official Support<\/span>$/);
});
