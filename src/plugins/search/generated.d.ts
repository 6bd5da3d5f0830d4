/** What `src/plugins/search` hands to the browser (see its `SearchManifest`). */
declare module '@generated/search/default/manifest.json' {
  const manifest: import('./index').SearchManifest;
  export default manifest;
}
