/** Docusaurus' own entry of the server's bundle, under the name that `index.ts` gives it. */
declare module 'site-server' {
  /** What the page is to be rendered for; more than its path may matter. */
  export interface Params {
    pathname: string;
  }
  /** HTML and what was seen while rendering; nothing in it is read here. */
  export type Rendered = object;
  const render: (params: Params) => Promise<Rendered>;
  export default render;
}
