import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { type PhotoStore, RENDITIONS } from '#platform/photo-store.ts';
import type { ArchivedFile } from './archive.ts';
import { PHOTOS } from './contents.ts';

type Add = (file: ArchivedFile) => Promise<void>;
type Ids = AsyncIterable<string>;

/** The files of a photo were gone when they were read: it was removed just after the snapshot, or is lost. */
export class PhotoGoneError extends Error {}

/**
 * The photos of a backup. Their files are immutable under random names: nearly all are read before the snapshot of the
 * database, which may take hours, and those added meanwhile just after it, in seconds. So photos and rows match one
 * moment without blocking writes.
 * @param spool a file for the ids that are in the archive, so that memory does not grow with them
 */
export function archivePhotos(store: PhotoStore, add: Add, spool: string) {
  const late = new Set<string>();
  let count = 0;

  async function addFiles(id: string): Promise<boolean> {
    let found = false;
    for (const rendition of RENDITIONS) {
      const bytes = await store.find(id, rendition);
      if (!bytes) continue;
      found = true;
      await add({ name: `${PHOTOS}/${id}/${rendition}`, size: bytes.length, content: [bytes] });
    }
    if (found) count += 1;
    return found;
  }

  /** The current photos. One that is removed before its turn is skipped: its row is gone as well. */
  async function addAll(ids: Ids, told: (count: number) => void): Promise<void> {
    const added = createWriteStream(spool, { mode: 0o600 });
    for await (const id of ids) {
      if (await addFiles(id)) added.write(`${id}\n`);
      told(count);
    }
    added.end();
    await finished(added);
  }

  /**
   * Photos added since, and photos removed.
   * @param mayMiss whether a photo without files is listed instead of refused
   * @throws PhotoGoneError: a new snapshot would no longer contain it
   */
  async function complete(ids: Ids, mayMiss: boolean): Promise<{ removed: string[]; missing: string[] }> {
    const removed: string[] = [];
    const missing: string[] = [];
    const stayed = new Set<string>();
    for await (const { id, isAdded, isWanted } of compare(linesOf(spool), ids)) {
      if (!isWanted) removed.push(id);
      else if (isAdded) continue;
      else if (late.has(id)) stayed.add(id);
      else if (await addFiles(id)) {
        late.add(id);
        stayed.add(id);
      } else if (mayMiss) missing.push(id);
      else throw new PhotoGoneError();
    }
    removed.push(...[...late].filter((id) => !stayed.has(id)));
    return { removed, missing };
  }

  return { addAll, complete, count: () => count };
}

async function* compare(
  added: Ids,
  wanted: Ids,
): AsyncGenerator<{ id: string; isAdded: boolean; isWanted: boolean }> {
  const [left, right] = [added[Symbol.asyncIterator](), wanted[Symbol.asyncIterator]()];
  let [one, other] = [await left.next(), await right.next()];
  while (!one.done || !other.done) {
    const isAdded = !one.done && (other.done === true || one.value <= other.value);
    const isWanted = !other.done && (one.done === true || other.value <= one.value);
    const id = isAdded ? one.value : other.value;
    if (typeof id === 'string') yield { id, isAdded, isWanted };
    if (isAdded) one = await left.next();
    if (isWanted) other = await right.next();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(file) })) if (line) yield line;
}
