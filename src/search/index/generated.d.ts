/** What `src/search/index` hands to the browser. */
declare module '@generated/search/default/manifest.json' {
  const manifest: import('../engine/format').SearchManifest;
  export default manifest;
}
