import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Atomic: the file gets its name once all of it is on the disk. @returns its size in bytes */
export async function writeWhole(content: AsyncIterable<Uint8Array>, file: string): Promise<number> {
  const partial = `${file}.partial`;
  const target = createWriteStream(partial, { mode: 0o600, flush: true });
  try {
    await pipeline(content, target);
    await rename(partial, file);
    await syncFolder(dirname(file));
    return target.bytesWritten;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** A new name is durable once its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
