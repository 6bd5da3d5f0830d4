/** What may stand in the storage without being a choice (ARCHITECTURE.md#faults S3). */
export const JUNK: ReadonlyArray<string | null> = [
  null,
  '',
  'null',
  '{',
  'purple',
  '"purple"',
  '["dark"]',
  'DARK',
  '"dark',
  ' dark',
  'dark\n',
  'x'.repeat(1_000_000),
];
