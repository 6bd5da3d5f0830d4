/** Stands in for `@docusaurus/Translate` in tests, which exists in a bundle of the site only: texts are in the language they are written in. */
export const translate = (
  { message }: { message: string },
  values: Readonly<Record<string, unknown>> = {},
): string =>
  message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in values ? String(values[name]) : whole,
  );
