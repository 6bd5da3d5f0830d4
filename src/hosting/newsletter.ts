import type { IncomingMessage, ServerResponse } from 'node:http';

/** Longest body that is read; an address has at most 254 characters (RFC 5321). */
const MAX_BODY_BYTES = 4096;
/** No space, and nothing that cannot be seen: control characters, marks of direction, zero-width ones. */
const ADDRESS = /^[^\s\p{C}@]{1,64}@[^\s\p{C}@]{1,189}$/u;

type Subscribe = (email: string) => void;

/** The body as text, or nothing when it is too long; read to its end all the same, so that the answer gets through. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}

/** The address in a body `{"email": "…"}`. */
function emailIn(body: string): string | undefined {
  try {
    const { email } = JSON.parse(body) as { email?: unknown };
    return typeof email === 'string' && ADDRESS.test(email) ? email : undefined;
  } catch {
    return undefined;
  }
}

async function statusOf(request: IncomingMessage, subscribe: Subscribe): Promise<number> {
  if (request.method !== 'POST') return 405;
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return 415;
  const body = await readBody(request);
  if (body === undefined) return 413;
  const email = emailIn(body);
  if (email === undefined) return 422;
  subscribe(email);
  return 204;
}

/**
 * The same-origin newsletter address of `npm start` and `npm run serve` (ARCHITECTURE.md#embedded-defaults): takes
 * `{email}` as JSON like a hosted endpoint (ARCHITECTURE.md#newsletter). Answers 204, or 405, 413, 415, 422 without a body.
 * @param subscribe gets the address of an accepted request
 */
export async function answerNewsletter(
  request: IncomingMessage,
  response: ServerResponse,
  subscribe: Subscribe,
): Promise<void> {
  const status = await statusOf(request, subscribe);
  response.writeHead(status, status === 405 ? { Allow: 'POST' } : {}).end();
}

/** Shows an accepted address where the server runs; `ADDRESS` has kept out what would not be seen there. */
export const logSubscription: Subscribe = (email) => console.log(`[订阅] ${email}`);
