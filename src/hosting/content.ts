import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

/** A file ready to be sent. */
export interface Content {
  bytes: Buffer;
  mediaType: string;
  encoding: Encoding | undefined;
  etag: string;
}

const MEDIA_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** What a host sends that compresses once, at upload; each file is compressed once here, too. */
const BROTLI_QUALITY = 11;

const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, {params: {[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY}}),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};
type Encoding = keyof typeof encoders;

/** The smallest encoding that the reader's `Accept-Encoding` allows; nothing for media that is compressed already. */
export function encodingFor(accepted: string | undefined, mediaType: string): Encoding | undefined {
  if (!/^text\/|json|xml|javascript/.test(mediaType)) return undefined;
  const offers = (accepted ?? '').toLowerCase().split(',').map((offer) => offer.split(';').map((part) => part.trim()));
  const refused = /^q=0(\.0*)?$/;
  return (['br', 'gzip'] as const).find((encoding) => offers.some(([name, q = '']) => name === encoding && !refused.test(q)));
}

/** Whether the copy named in `If-None-Match` is this one; tags are compared weakly (RFC 9110 §13.1.2). */
export const isFresh = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);

/** What has been encoded so far, by encoding and content. */
const encoded = new Map<string, Promise<Buffer>>();

function encode(encoding: Encoding, digest: string, plain: Buffer): Promise<Buffer> {
  const key = `${encoding} ${digest}`;
  const bytes = encoded.get(key) ?? encoders[encoding](plain);
  encoded.set(key, bytes);
  return bytes;
}

/**
 * Reads a file and encodes it for one reader.
 * @param accepted the reader's `Accept-Encoding`
 */
export async function readContent(file: string, accepted: string | undefined): Promise<Content> {
  const mediaType = MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream';
  const encoding = encodingFor(accepted, mediaType);
  const plain = await readFile(file);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return {mediaType, encoding, etag: `W/"${digest}"`, bytes: encoding ? await encode(encoding, digest, plain) : plain};
}
