import { REMOTE_SAMPLE_CHARACTER_COUNT, REMOTE_SAMPLE_TIMEOUT_MS } from '../../constants';
import { isOwnPath } from '../../data/addressOf';
import { EMPTY_TEXT, failureText } from './failures';

/** As much of a text as a page can show without freezing, up to the end of a line. */
export const withinLimit = (text: string): string => {
  if (text.length <= REMOTE_SAMPLE_CHARACTER_COUNT) return text;
  const end = text.lastIndexOf('\n', REMOTE_SAMPLE_CHARACTER_COUNT);
  return text.slice(0, end < 0 ? REMOTE_SAMPLE_CHARACTER_COUNT : end + 1);
};

export interface Fetched {
  /** What the reader sees: the file's text, or the sentence that says why there is none. */
  text: string;
  phase: 'shown' | 'cut' | 'failed';
}

const failed = (text: string): Fetched => ({ text, phase: 'failed' });

/**
 * Fetches the text of a sample.
 * @param src path of a file on this site
 * @throws when the network fails, or the reader leaves (`signal`)
 */
export async function fetchSample(src: string, signal: AbortSignal): Promise<Fetched> {
  if (!isOwnPath(src)) return failed(EMPTY_TEXT);
  const request = new AbortController();
  const stop = (): void => request.abort();
  const timer = setTimeout(stop, REMOTE_SAMPLE_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(src, { signal: request.signal });
    if (!response.ok) return failed(failureText(response.status, response.statusText));
    // The host's rule for unknown paths leads to the home page: that is no sample.
    if (response.redirected || response.headers.get('content-type')?.startsWith('text/html'))
      return failed(EMPTY_TEXT);
    const whole = await response.text();
    if (whole.trim() === '') return failed(EMPTY_TEXT);
    const text = withinLimit(whole);
    return { text, phase: text === whole ? 'shown' : 'cut' };
  } catch (error) {
    if (!request.signal.aborted || signal.aborted) throw error;
    return failed(failureText(408, ''));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
