/** The encodings that files are kept in beside themselves, the best first, and what their copies' names end with. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS;

/** Text; pictures and fonts are compressed already. */
export const isCompressible = (file: string): boolean =>
  /\.(?:atom|css|html|js|json|md|svg|txt|webmanifest|xml)$/.test(file);

/** Whether a file is the compressed copy of another. */
export const isCopy = (file: string): boolean =>
  Object.values(ENCODINGS).some(
    (ending) => file.endsWith(ending) && isCompressible(file.slice(0, -ending.length)),
  );

/** The encodings that a reader's `Accept-Encoding` allows, the best first. */
export function allowedEncodings(accepted = ''): Encoding[] {
  const offers = accepted
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((part) => part.trim()));
  const refused = /^q=0(\.0*)?$/;
  return (Object.keys(ENCODINGS) as Encoding[]).filter((encoding) =>
    offers.some(([name, q = '']) => name === encoding && !refused.test(q)),
  );
}
