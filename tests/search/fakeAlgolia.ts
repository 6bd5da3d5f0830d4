import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A record as DocSearch's crawler stores it: text is HTML there. */
export interface StoredRecord {
  objectID: string;
  url: string;
  type: 'lvl1' | 'lvl2' | 'content';
  hierarchy: Record<'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6', string | null>;
  content: string | null;
}

interface Request {
  query: string;
  indexName: string;
  highlightPreTag: string;
  highlightPostTag: string;
  hitsPerPage?: number;
}

/** A record; its address is kept as it is given. */
export const stored = (
  url: string,
  page: string,
  heading: string | null,
  content: string | null,
): StoredRecord => ({
  objectID: `${url}|${content ?? ''}`,
  url,
  type: content ? 'content' : heading ? 'lvl2' : 'lvl1',
  hierarchy: {
    lvl0: 'Overview',
    lvl1: page,
    lvl2: heading,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content,
});

/** Answers a multi-query request as Algolia's API does: the records that hold the query, with the match marked. */
export function answer(
  records: readonly StoredRecord[],
  { requests }: { requests: Request[] },
): object {
  return {
    results: requests.map(
      ({ query, indexName, highlightPreTag, highlightPostTag, hitsPerPage = 20 }) => {
        const marked = (text: string | null): { value: string; matchLevel: string } | undefined =>
          text === null
            ? undefined
            : {
                value: text.split(query).join(highlightPreTag + query + highlightPostTag),
                matchLevel: text.includes(query) ? 'full' : 'none',
              };
        const hits = records
          .filter((record) =>
            [...Object.values(record.hierarchy), record.content].some((text) =>
              text?.includes(query),
            ),
          )
          .slice(0, hitsPerPage)
          .map((record) => ({
            ...record,
            _highlightResult: {
              hierarchy: Object.fromEntries(
                Object.entries(record.hierarchy).map(([level, text]) => [level, marked(text)]),
              ),
            },
            _snippetResult: { content: marked(record.content) },
          }));
        return {
          index: indexName,
          hits,
          nbHits: hits.length,
          page: 0,
          nbPages: 1,
          hitsPerPage,
          query,
          params: '',
          processingTimeMS: 1,
        };
      },
    ),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

export interface FakeAlgolia {
  port: number;
  /** What the service was asked for, in order. */
  requests: Array<{ path: string; body: { requests: Request[] } }>;
  close: () => void;
}

/**
 * A search service on this machine that speaks Algolia's query API.
 * @param respond what to answer with instead: a status, or `hang`
 */
export async function startFakeAlgolia(
  records: readonly StoredRecord[],
  respond: () => number | 'hang' = () => 200,
): Promise<FakeAlgolia> {
  const requests: FakeAlgolia['requests'] = [];
  const server: Server = createServer((request, response) => {
    void bodyOf(request).then((text) => {
      const body = JSON.parse(text) as FakeAlgolia['requests'][number]['body'];
      requests.push({ path: request.url?.split('?')[0] ?? '', body });
      const status = respond();
      if (status === 'hang') return;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(
          status === 200
            ? answer(records, body)
            : { message: 'Invalid Application-ID or API key', status },
        ),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
