/** No page of the book has such a sample: what fetches its text comes where one is. */
async function fill(pre: HTMLElement, signal: AbortSignal): Promise<void> {
  const code = pre.querySelector('code');
  if (!code) return;
  const { dataset } = pre;
  dataset.phase = 'loading';
  code.textContent = dataset.loading!;
  const { text, phase } = await import(/* webpackChunkName: "remote" */ './fetchSample')
    .then(({ fetchSample }) => fetchSample(dataset.src!, signal))
    .catch(() => ({ text: dataset.unreachable!, phase: 'failed' }));
  // The reader has left the page.
  if (signal.aborted) return;
  // As text, never as HTML.
  code.textContent = text;
  dataset.phase = phase;
}

/**
 * Fetches the text of every element with `data-src` inside an element (ARCHITECTURE.md#remote-samples).
 * @returns stops what is still under way
 */
export function fillRemoteSamples(root: HTMLElement): () => void {
  const abort = new AbortController();
  for (const pre of root.querySelectorAll<HTMLElement>('[data-src]')) {
    void fill(pre, abort.signal);
    // With the keyboard's focus the button stays: what is on its way, or has come, is not asked for again.
    const retry = (): void => {
      if (pre.dataset.phase === 'failed') void fill(pre, abort.signal);
    };
    pre
      .closest('figure')
      ?.querySelector('[data-retry]')
      ?.addEventListener('click', retry, { signal: abort.signal });
  }
  return () => abort.abort();
}
