import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'hono';

const compress = promisify(brotliCompress);
/** A text of the site, filled when the server starts. */
export interface Document {
  text: string;
  type: string;
  headers: Record<string, string>;
  etag: string;
  /** Compressed on the first request. */
  brotli?: Promise<Uint8Array<ArrayBuffer>>;
}

export function htmlDocument(text: string, headers: Record<string, string> = {}): Document {
  return textDocument(text, 'text/html; charset=UTF-8', headers);
}

export function textDocument(text: string, type: string, headers: Record<string, string> = {}): Document {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return { text, type, headers, etag };
}

/** Sends a document, or 304 when the client already has it. */
export async function give(context: Context, document: Document, status: 200 | 404 = 200): Promise<Response> {
  const { text, type, etag } = document;
  const headers = { ...document.headers, vary: 'accept-encoding', etag };
  if (status === 200 && context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
  if (!/\bbr\b/.test(context.req.header('accept-encoding') ?? '')) {
    return context.body(text, status, { ...headers, 'content-type': type });
  }
  document.brotli ??= compressed(text);
  const body = await document.brotli;
  return context.body(body, status, { ...headers, 'content-type': type, 'content-encoding': 'br' });
}

async function compressed(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  };
  return new Uint8Array(await compress(text, { params }));
}
