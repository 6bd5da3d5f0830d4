import type { PropDocContent } from '@docusaurus/plugin-content-docs';

/** What the docs plugin knows of a page beside its text. */
export type PageData = Pick<
  PropDocContent,
  'frontMatter' | 'contentTitle' | 'metadata' | 'assets' | 'toc'
>;

/** Id of the element that holds it in a page's HTML. */
export const DATA_ID = 'page-data';

/** The data as text that may stand in a `<script>`. The front matter stands in them twice, and is written once. */
export function writeData({
  metadata: { frontMatter: _, ...metadata },
  ...rest
}: PageData): string {
  return JSON.stringify({ ...rest, metadata }).replace(/</g, '\\u003c');
}

/** Reads what `writeData` wrote. */
export function readData(text: string): PageData {
  const data = JSON.parse(text) as PageData;
  return { ...data, metadata: { ...data.metadata, frontMatter: data.frontMatter } };
}
