import {documentTitle} from '../../../../src/components/DocHead/documentTitle';

test.each([
  ['/guards', 'Guards', 'Guards'],
  ['/discover/companies', 'Discover - Who is using Nest?', 'Discover - Who is using Nest?'],
  ['/', 'Introduction', 'Documentation'],
  ['/guards', undefined, 'Documentation'],
  ['/guards', '', 'Documentation'],
])('%s with titleEn %j is called %s', (permalink, titleEn, title) => expect(documentTitle(permalink, titleEn)).toBe(title));
