/** Docusaurus' own entry, under the name that `index.ts` gives it. */
declare module 'site-app';
