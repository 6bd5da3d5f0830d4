import { documentTitle } from '../../../../src/components/DocHead/documentTitle';

test.each([
  ['/guards', 'Guards', 'Guards'],
  ['/websockets/guards', 'Guards', 'Guards - WebSockets'],
  ['/microservices/guards', 'Guards', 'Guards - Microservices'],
  ['/cli/overview', 'Overview', 'Overview - CLI'],
  ['/devtools/overview', 'Overview', 'Overview - Devtools'],
  ['/recipes/documentation', 'Documentation', 'Documentation - Recipes'],
  ['/graphql/mapped-types', 'Mapped types', 'Mapped types - GraphQL'],
  ['/openapi/mapped-types', 'Mapped types', 'Mapped types - OpenAPI'],
  ['/techniques/caching', 'Caching', 'Caching'],
  ['/discover/companies', 'Discover - Who is using Nest?', 'Discover - Who is using Nest?'],
  ['/custom-decorators', 'Custom route decorators', 'Custom decorators'],
  ['/constructor/overview', 'Overview', 'Overview'],
  ['/', 'Introduction', 'Documentation'],
  ['/guards', undefined, 'Documentation'],
  ['/websockets/guards', undefined, 'Documentation'],
  ['/guards', '', 'Documentation'],
])('%s with titleEn %j is called %s', (permalink, titleEn, title) =>
  expect(documentTitle(permalink, titleEn)).toBe(title),
);
