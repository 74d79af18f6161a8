import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createZstdCompress } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#platform/database/client.ts';
import type { Env } from '#platform/env.ts';
import { CommandRefusal } from '../run-command.ts';
import { type ArchivedFile, throughDuplex, writeArchive } from './archive.ts';
import { intoPieces } from './pieces.ts';
import { type Ask, type BackupSource, countRows, listPhotoIds, readServerVersion } from './source.ts';

export const KEEP = '.keep';

/**
 * Opens the embedded database as a source; this process must hold the lock of its folder, so that no other writes
 * during the read.
 */
export async function openEmbeddedSource(env: Env): Promise<BackupSource> {
  const directory = join(env.DATA_DIR, 'database');
  if (!(await stat(join(directory, 'PG_VERSION')).catch(() => undefined)))
    throw new CommandRefusal(`Il n’y a pas de base dans ${env.DATA_DIR} : il n’y a rien à sauvegarder.`);
  const { ask, close } = await openForBackup(env);
  return {
    about: { database: 'embedded', ...(await readServerVersion(ask)) },
    listPhotoIds: () => listPhotoIds(ask),
    openSnapshot: async () => ({
      at: new Date(),
      rows: await countRows(ask),
      listPhotoIds: () => listPhotoIds(ask),
      async *files() {
        await close();
        yield* intoPieces(packed(directory));
      },
      end: async () => undefined,
    }),
    close,
  };
}

export async function openForBackup(
  env: Pick<Env, 'DATA_DIR'>,
): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const database = await openDatabase({ DATA_DIR: env.DATA_DIR, DATABASE_URL: undefined });
  let isOpen = true;
  return {
    ask: async (text) => (await database.db.execute<Record<string, unknown>>(sql.raw(text))).rows,
    close: async () => {
      if (isOpen) await database.close();
      isOpen = false;
    },
  };
}

/** Yields the folder as a compressed tar: most of it is empty WAL. */
async function* packed(directory: string): AsyncGenerator<Uint8Array> {
  const { bytes, add, end, fail } = writeArchive();
  const filling = (async () => {
    for await (const file of filesOf(directory)) await add(file);
    end();
  })();
  filling.catch(fail);
  yield* throughDuplex(bytes, createZstdCompress());
  await filling;
}

async function* filesOf(directory: string): AsyncGenerator<ArchivedFile> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const nameOf = ({ parentPath, name }: (typeof entries)[number]) =>
    relative(directory, join(parentPath, name)).split(sep).join('/');
  // PostgreSQL needs its empty folders.
  for (const entry of entries.filter((one) => one.isDirectory()))
    yield { name: `${nameOf(entry)}/${KEEP}`, size: 0, content: [] };
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const { size } = await stat(path);
    yield { name: nameOf(entry), size, content: size > 0 ? createReadStream(path) : [] };
  }
}
