type Go = (target: string) => void;

/** How the app goes to a page of this site; nothing while it is not live. */
let inApp: Go | undefined;

/**
 * Goes to an address of this site: within the app, or by an ordinary page load while it is not live.
 * @param target path, query and hash
 */
export const goTo: Go = (target) => {
  if (inApp) inApp(target);
  else window.location.assign(target);
};

/** Tells how the app goes to a page; returns its end. */
export function goInApp(go: Go): () => void {
  inApp = go;
  return () => {
    inApp = undefined;
  };
}
