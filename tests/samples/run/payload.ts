/** What a request carries: text, a form, a file of the page. */
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Curl, Part } from '../../../src/samples/page/curl';

export interface Payload {
  readonly headers: Curl['headers'];
  readonly payload: Buffer | undefined;
}

/** @param folder files of the page stand here */
export function payloadOf({ headers, body, bodyFile, form }: Curl, folder: string): Payload {
  if (form) {
    const boundary = '------------------------d74496d66958873e';
    const type = ['Content-Type', `multipart/form-data; boundary=${boundary}`] as const;
    return { headers: [...headers, type], payload: multipart(form, boundary, folder) };
  }
  if (bodyFile !== undefined) return { headers, payload: fileContent(bodyFile, folder) };
  return { headers, payload: body === undefined ? undefined : Buffer.from(body) };
}

function multipart(parts: readonly Part[], boundary: string, folder: string): Buffer {
  const chunks = parts.flatMap(({ name, value, file, filename, type }) => {
    const disposition = `Content-Disposition: form-data; name="${name}"${file ? `; filename="${filename}"` : ''}`;
    const own = type ?? (file ? (TYPES[extname(value)] ?? 'application/octet-stream') : undefined);
    const contentType = own === undefined ? '' : `\r\nContent-Type: ${own}`;
    const content = file ? fileContent(value, folder) : Buffer.from(value);
    return [
      Buffer.from(`--${boundary}\r\n${disposition}${contentType}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
}

const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.json': 'application/json',
  '.html': 'text/html',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
};

/** A file of the project: its archive holds all that its requests send. */
function fileContent(path: string, folder: string): Buffer {
  return readFileSync(join(folder, path));
}
