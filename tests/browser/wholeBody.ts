import type { ServerResponse } from 'node:http';

/** What a server has for a response, all of it, and how it is sent. */
interface Held {
  body: Buffer;
  write: (part: Buffer) => void;
  end: (part?: Buffer) => void;
}

/** Holds a response back until all of its body is there, and lets the test send it. */
export function holdBody(response: ServerResponse, send: (held: Held) => void): void {
  const [write, end] = [response.write.bind(response), response.end.bind(response)] as [
    Held['write'],
    Held['end'],
  ];
  const parts: Buffer[] = [];
  response.write = ((part: Buffer) => parts.push(part) > 0) as typeof response.write;
  response.end = ((last?: Buffer) => {
    send({ body: Buffer.concat(last ? [...parts, last] : parts), write, end });
    return response;
  }) as typeof response.end;
}
