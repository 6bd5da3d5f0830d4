import { commonJs } from './translate';

/** The metadata that a decorated field gets, as the compiled text names it. */
const metadataOf = (type: string): string | undefined =>
  /design:type", (\w+)/.exec(commonJs(`class Cat {\n  @Field()\n  owner!: ${type};\n}`))?.[1];

test.each([
  ['string', 'String'],
  ['string | null', 'Object'],
  ['number | undefined', 'Object'],
  ['string[]', 'Array'],
])('a field of type %s has the metadata of a strict project: %s', (type, metadata) =>
  expect(metadataOf(type)).toBe(metadata),
);
