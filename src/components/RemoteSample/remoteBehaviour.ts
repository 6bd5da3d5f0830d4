import { REMOTE_SAMPLE_CHARACTER_COUNT } from '../../constants';
import { fetchSample } from './fetchSample';

/** As much of a text as a page can show without freezing, up to the end of a line. */
export const withinLimit = (text: string): string => {
  if (text.length <= REMOTE_SAMPLE_CHARACTER_COUNT) return text;
  const end = text.lastIndexOf('\n', REMOTE_SAMPLE_CHARACTER_COUNT);
  return text.slice(0, end < 0 ? REMOTE_SAMPLE_CHARACTER_COUNT : end + 1);
};

async function fill(pre: HTMLElement, signal: AbortSignal): Promise<void> {
  const code = pre.querySelector('code');
  if (!code) return;
  pre.dataset.phase = 'loading';
  code.textContent = pre.dataset.loading!;
  try {
    const { text, failed } = await fetchSample(pre.dataset.src!, signal);
    // As text, never as HTML.
    code.textContent = withinLimit(text);
    pre.dataset.phase = failed ? 'failed' : code.textContent === text ? 'shown' : 'cut';
  } catch {
    // The reader has left the page.
  }
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
