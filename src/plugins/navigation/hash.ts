/** A hash that `decodeURIComponent` takes: a malformed one (`#100%`) with its `%` signs encoded. */
export function mendedHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replace(/%/g, '%25');
  }
}

function mend(): void {
  const { hash } = window.location;
  const mended = mendedHash(hash);
  if (mended !== hash) history.replaceState(history.state, '', mended);
}

/** Docusaurus decodes the hash of each place it shows: a malformed one, typed or linked by anyone, would end the app. */
export function mendHashes(): void {
  mend();
  window.addEventListener('popstate', mend);
}
