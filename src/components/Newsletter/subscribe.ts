import {NEWSLETTER_TIMEOUT_MS} from '../../constants';

/** Why a call did not complete; each has its own sentence. */
export type Failure = 'offline' | 'refused' | 'busy' | 'unavailable' | 'timeout';

/** The reason behind an answer's status, undefined for one that completed the call. */
export function failureOf(status: number): Failure | undefined {
  if (status < 400) return undefined;
  if (status === 429) return 'busy';
  return status >= 500 ? 'unavailable' : 'refused';
}

/**
 * Signs an address up. The answer's body is not read (spec §7).
 * The call outlives the page it was sent from, so leaving at once loses nothing.
 * @param address where to post, with the access token in its query string (spec §7)
 * @returns undefined when the call completed
 */
export async function subscribe(address: string, email: string): Promise<Failure | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({email}),
      keepalive: true,
      redirect: 'error',
      signal: AbortSignal.timeout(NEWSLETTER_TIMEOUT_MS),
    });
    return failureOf(response.status);
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline';
  }
}
