import { createHmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ArchivedFile, ReadFile } from './archive.ts';
import { DATABASE } from './contents.ts';

/** Size of a database chunk in the archive: a tar header needs the size before the content. */
const PIECE_BYTES = 4 * 1024 * 1024;

export async function* intoPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedFile> {
  let number = 0;
  let chunks: Uint8Array[] = [];
  let size = 0;
  const piece = () => {
    number += 1;
    const file = { name: `${DATABASE}/${String(number).padStart(6, '0')}`, size, content: chunks };
    chunks = [];
    size = 0;
    return file;
  };
  for await (const chunk of stream) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= PIECE_BYTES) yield piece();
  }
  if (size > 0) yield piece();
}

export function collectPieces(staging: string) {
  const file = join(staging, 'pieces');
  return {
    file,
    take: ({ content }: ReadFile) => pipeline(content, createWriteStream(file, { flags: 'a', mode: 0o600 })),
  };
}

/** Returns a fingerprint that compares the `AUTH_SECRET` of two sites without revealing it. */
export function markOf(secret: string): string {
  return createHmac('sha256', secret).update('lueur-backup').digest('base64url').slice(0, 22);
}
