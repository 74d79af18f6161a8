import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { type Duplex, pipeline } from 'node:stream';
import { extract, pack } from 'tar-stream';

export type PartSummary = { files: number; bytes: number; sha256: string };
/** A file of an archive. @property size in bytes, known before its content */
export type ArchivedFile = {
  name: string;
  size: number;
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
};

export type ReadFile = ArchivedFile & { content: AsyncIterable<Uint8Array> };

/** Counts and hashes the files of each part in order; used by writer and reader. */
export class Summaries {
  readonly #parts = new Map<string, { files: number; bytes: number; hash: Hash }>();

  /** Returns a function that accepts the chunks of the file. */
  begin(name: string, size: number): (chunk: Uint8Array) => void {
    const part = name.split('/')[0] ?? name;
    const found = this.#parts.get(part) ?? { files: 0, bytes: 0, hash: createHash('sha256') };
    this.#parts.set(part, found);
    found.files += 1;
    found.bytes += size;
    found.hash.update(`${name} ${size}\n`);
    return (chunk) => found.hash.update(chunk);
  }

  end(): Record<string, PartSummary> {
    const parts = [...this.#parts].map(([part, { files, bytes, hash }]) => [
      part,
      { files, bytes, sha256: hash.digest('hex') },
    ]);
    return Object.fromEntries(parts);
  }
}

/** Creates a tar archive that is read while being written: only a few chunks are in memory at a time. */
export function writeArchive() {
  const archive = pack();
  const summaries = new Summaries();

  async function add({ name, size, content }: ArchivedFile): Promise<void> {
    const written = Promise.withResolvers<undefined>();
    const entry = archive.entry({ name, size, mode: 0o600, mtime: new Date(0) }, (error) =>
      error ? written.reject(error) : written.resolve(undefined),
    );
    const sum = summaries.begin(name, size);
    for await (const chunk of content) {
      sum(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
    entry.end(null);
    await written.promise;
  }

  return {
    bytes: bytesOf(archive),
    add,
    addText: (name: string, text: string) => {
      const bytes = Buffer.from(text);
      return add({ name, size: bytes.length, content: [bytes] });
    },
    summarise: () => summaries.end(),
    end: () => archive.finalize(),
    fail: (error: Error) => archive.destroy(error),
  };
}

/** Yields the files of an archive one by one; the content of each must be read before the next. */
export async function* readArchive(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ReadFile> {
  const archive = extract();
  const feeding = feed(bytes, archive);
  // An error of the source ends the archive with the same error.
  feeding.catch(() => undefined);
  for await (const entry of archive)
    yield { name: entry.header.name, size: entry.header.size ?? 0, content: bytesOf(entry) };
  await feeding;
}

async function feed(bytes: AsyncIterable<Uint8Array>, archive: ReturnType<typeof extract>): Promise<void> {
  try {
    for await (const chunk of bytes) {
      if (!archive.write(chunk)) await once(archive, 'drain');
    }
    archive.end(null);
  } catch (error) {
    archive.destroy(error instanceof Error ? error : new Error('unreadable'));
    throw error;
  }
}

async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) if (chunk instanceof Uint8Array) yield chunk;
}

/** Sends a stream through a transformation; the reader of the output gets the error of either. */
export function throughDuplex(
  stream: AsyncIterable<Uint8Array>,
  transformation: Duplex,
): AsyncGenerator<Uint8Array> {
  return bytesOf(pipeline(stream, transformation, () => undefined));
}
