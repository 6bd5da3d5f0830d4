type Listener = (text: string) => void;

let listener: Listener | undefined;

/**
 * Tells readers of assistive technology what just happened.
 * @param text one short sentence
 */
export function announce(text: string): void {
  listener?.(text);
}

/** Connects the page's one status region; returns its disconnection. */
export function onAnnounce(next: Listener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}
