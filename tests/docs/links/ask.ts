/** What became of an address. */
export type Outcome =
  | { state: 'there' }
  /** It leads on to another one for good. */
  | { state: 'moved'; to: string }
  /** Nobody finds anything there. */
  | { state: 'gone'; why: string }
  /** The server does not answer machines, or not now. */
  | { state: 'unknown'; why: string };

/** In ms. */
const PATIENCE = 20_000;
const PAUSE = 2000;

/** So many redirects in a row browsers follow (fetch standard). */
const MAX_HOPS = 20;

/** What stays so until somebody does something (RFC 9110, section 15). */
const GONE = [404, 410];
const MOVED = [301, 308];

/** Some servers send a machine without a name away. */
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: 'text/html,*/*' };

/** The name that Node gives to what went wrong: `ENOTFOUND`; the last of a chain of causes. */
function reasonOf(error: unknown): string {
  const { name, code, cause } = error as Error & { code?: string };
  return cause === undefined ? (code ?? name) : reasonOf(cause);
}

async function askOnce(address: string): Promise<Outcome> {
  let url = address;
  let to: string | undefined;
  let isForGood = true;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const { status, headers, body } = await fetch(url, {
      headers: HEADERS,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    await body?.cancel();
    const location = headers.get('location');
    if (status >= 300 && status < 400 && location !== null) {
      url = new URL(location, url).href;
      isForGood &&= MOVED.includes(status);
      if (isForGood) to = url;
    } else if (GONE.includes(status)) return { state: 'gone', why: `回答 ${status}` };
    else if (status >= 400) return { state: 'unknown', why: `回答 ${status}` };
    else return to === undefined ? { state: 'there' } : { state: 'moved', to };
  }
  return { state: 'gone', why: '一直在重定向' };
}

/**
 * Asks for an address, and for one that did not answer once more.
 * @param pause before that, in ms
 */
async function ask(address: string, pause = PAUSE): Promise<Outcome> {
  for (let isLast = false; ; isLast = true) {
    let outcome: Outcome;
    try {
      outcome = await askOnce(address);
    } catch (error) {
      const why = reasonOf(error);
      outcome =
        why === 'ENOTFOUND'
          ? { state: 'gone', why: '没有这个主机' }
          : { state: 'unknown', why: `没有回答（${why}）` };
    }
    if (isLast || outcome.state !== 'unknown') return outcome;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** So many hosts are asked at once, each for one address after the other. */
const HOSTS = 8;

/**
 * Asks for many addresses.
 * @param told each outcome as it comes
 */
export async function askAll(
  addresses: Iterable<string>,
  told: (address: string, outcome: Outcome) => void,
  pause?: number,
): Promise<void> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  // The longest first: nobody waits for it at the end.
  const waiting = [...hosts.values()].sort((a, b) => b.length - a.length).values();
  await Promise.all(
    Array.from({ length: HOSTS }, async () => {
      for (const one of waiting)
        for (const address of one) told(address, await ask(address, pause));
    }),
  );
}
