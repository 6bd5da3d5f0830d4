import { filesIn, read } from './files';

/**
 * Where a text becomes HTML in the browser, and what it is. What readers type and what the search finds is written as text
 * (ARCHITECTURE.md#security-policy).
 */
const PLACES: Readonly<Record<string, string>> = {
  'src/components/AdSlot/index.tsx': 'nothing: React leaves the place to the behaviour',
  'src/components/Newsletter/Form.tsx': 'nothing: React leaves the place to the behaviour',
  'src/components/OfflineLine/index.tsx': 'nothing: React leaves the place to the behaviour',
  'src/components/Sample/Panel.tsx': 'code that the build has coloured',
  'src/components/StatusRegion/index.tsx': 'nothing: React leaves the place to who announces',
  'src/components/TableOfContents/index.tsx':
    'the words of headings as the build wrote them, without their tags',
  'src/plugins/html-pages/parts.ts': 'the text of a page of this release, in steps',
};

const WRITES =
  /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=[^=]|\b(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|srcdoc)\b|document\.write|\beval\(|\bnew Function\b/i;

test('a text becomes HTML in these places only', () =>
  expect(
    [...filesIn('src', 'ts', 'tsx', 'js'), ...filesIn('static', 'js')].filter((file) =>
      WRITES.test(read(file)),
    ),
  ).toEqual(Object.keys(PLACES)));
