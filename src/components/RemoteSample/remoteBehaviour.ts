import {fetchSample} from './fetchSample';

const LOADING = '正在载入……';

async function fill(pre: HTMLElement, signal: AbortSignal): Promise<void> {
  const code = pre.querySelector('code');
  if (!code) return;
  pre.dataset.phase = 'loading';
  code.textContent = LOADING;
  try {
    const {text, failed} = await fetchSample(pre.dataset.src ?? '', signal);
    // As text, never as HTML.
    code.textContent = text;
    pre.dataset.phase = failed ? 'failed' : 'shown';
  } catch {
    // The reader has left the page.
  }
}

/**
 * Fetches the text of every element with `data-src` inside an element (spec §7).
 * @returns stops what is still under way
 */
export function fillRemoteSamples(root: HTMLElement): () => void {
  const abort = new AbortController();
  for (const pre of root.querySelectorAll<HTMLElement>('[data-src]')) {
    void fill(pre, abort.signal);
    pre.closest('figure')?.querySelector('[data-retry]')?.addEventListener('click', () => void fill(pre, abort.signal), {signal: abort.signal});
  }
  return () => abort.abort();
}
