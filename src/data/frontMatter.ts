/** What a page's front matter holds beside Docusaurus' own fields, which types the rest as anything. */
export interface OwnFields {
  /** The page's English name, which every page of the book has (plugins/front-matter/schema.ts). */
  titleEn?: string;
  /** When it was last changed (RFC 3339), added by the build where that is known (history.ts, docusaurus.config.ts). */
  changed?: string;
}
