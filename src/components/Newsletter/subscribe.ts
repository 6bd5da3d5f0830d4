import { NEWSLETTER_TIMEOUT_MS } from '../../constants';

/**
 * Why a call did not complete; each has its own sentence.
 * - `offline`: nobody answered
 * - `refused`: the endpoint read the address and does not take it
 * - `closed`: the endpoint takes no calls of this form (missing, forbidden, another method): not the reader's doing
 * - `busy`, `unavailable`: for now
 * - `timeout`: nobody knows whether it went through
 */
export type Failure = 'offline' | 'refused' | 'closed' | 'busy' | 'unavailable' | 'timeout';

/** Answers that are about what was sent; any other 4xx is about the endpoint and the form that calls it. */
const ABOUT_THE_ADDRESS = [400, 409, 413, 422];

/** Answers of someone who gave up waiting, while the call may have gone through. */
const GAVE_UP = [408, 504];

/** The reason behind an answer's status, undefined for one that completed the call. */
export function failureOf(status: number): Failure | undefined {
  if (status < 400) return undefined;
  if (status === 429) return 'busy';
  if (GAVE_UP.includes(status)) return 'timeout';
  if (status >= 500) return 'unavailable';
  return ABOUT_THE_ADDRESS.includes(status) ? 'refused' : 'closed';
}

/**
 * Signs an address up. The answer's body is not read (ARCHITECTURE.md#newsletter).
 * The call outlives the page it was sent from, so leaving at once loses nothing.
 * @param address where to post, with the access token in its query string (ARCHITECTURE.md#newsletter)
 * @returns undefined when the call completed
 */
export async function subscribe(address: string, email: string): Promise<Failure | undefined> {
  const signal = AbortSignal.timeout(NEWSLETTER_TIMEOUT_MS);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
      keepalive: true,
      redirect: 'error',
      signal,
    });
    return failureOf(response.status);
  } catch {
    // Not by the error's name: `AbortError` for both in Chrome before 124, when the time is up and when the page is left.
    return signal.aborted ? 'timeout' : 'offline';
  }
}
