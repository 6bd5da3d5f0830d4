/** The anchor that a link's hash names, as its heading has it; what is no encoded text stays. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
