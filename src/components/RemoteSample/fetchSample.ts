import { REMOTE_SAMPLE_TIMEOUT_MS } from '../../constants';
import { isOwnPath } from '../../data/addressOf';

/** What a reader is told (ARCHITECTURE.md#remote-samples). */
export const EMPTY_TEXT = 'Error: File does not exist or is empty';
export const failureText = (status: number, statusText: string): string =>
  `Error ${status} while fetching file: ${statusText || REASONS[status] || 'Unknown'}`;

/** HTTP/2 has no reason phrases; these are the ones a static host answers with (RFC 9110). */
const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  410: 'Gone',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/**
 * Fetches the text of a sample.
 * @param src path of a file on this site
 * @returns the text, or the sentence that says why there is none
 * @throws when the reader leaves (`signal`) — nothing is shown then
 */
export async function fetchSample(
  src: string,
  signal: AbortSignal,
): Promise<{ text: string; failed: boolean }> {
  if (!isOwnPath(src)) return { text: EMPTY_TEXT, failed: true };
  const request = new AbortController();
  const stop = (): void => request.abort();
  const timer = setTimeout(stop, REMOTE_SAMPLE_TIMEOUT_MS);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(src, { signal: request.signal });
    if (!response.ok)
      return { text: failureText(response.status, response.statusText), failed: true };
    // The host's rule for unknown paths leads to the home page: that is no sample.
    if (response.redirected || response.headers.get('content-type')?.startsWith('text/html'))
      return { text: EMPTY_TEXT, failed: true };
    const text = await response.text();
    return text.trim() === '' ? { text: EMPTY_TEXT, failed: true } : { text, failed: false };
  } catch (error) {
    if (signal.aborted) throw error;
    return {
      text: request.signal.aborted ? failureText(408, '') : failureText(0, 'Network Error'),
      failed: true,
    };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
