import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished, pipeline } from 'node:stream/promises';
import type { Env } from '#platform/env.ts';
import { openPhotoStore, type PhotoStore, RENDITIONS } from '#platform/photo-store.ts';
import { readSecrets } from '#platform/secret-files.ts';
import { CommandRefusal } from '../run-command.ts';
import { type ArchivedFile, writeArchive } from './archive.ts';
import { ABOUT, type About, FORMAT, MANIFEST, type Manifest, PHOTOS, SECRET } from './contents.ts';
import { openEmbeddedSource } from './embedded-source.ts';
import { markOf } from './pieces.ts';
import { openPostgresSource, ownersUrl } from './postgres-source.ts';
import { type Say, trackProgress } from './progress.ts';
import { nameOfBackup } from './retention.ts';
import { sealArchive } from './seal.ts';
import type { BackupMoment, BackupSource } from './source.ts';

/** Maximum number of snapshots, when a photo is removed during one. */
const TRIES = 5;

export type MadeBackup = { file: string; bytes: number; manifest: Manifest };
type Options = { env: Env; say: Say; now?: () => Date; photos?: PhotoStore };
type Archive = ReturnType<typeof writeArchive>;

/**
 * Makes a consistent backup of database and photos, encrypted as it streams: no plain data touches a disk, and memory
 * use is constant. This process must hold the lock of an embedded database.
 * @throws Refusal
 */
export async function makeBackup({ env, say, now = () => new Date(), photos }: Options): Promise<MadeBackup> {
  const { BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient } = env;
  if (!folder) throw new CommandRefusal('BACKUP_DIR manque : le dossier où écrire les sauvegardes.');
  if (!recipient)
    throw new CommandRefusal(
      'BACKUP_RECIPIENT manque : la clé publique pour laquelle chiffrer. « npm run backup -- make-key » en fait une.',
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const begunAt = now();
  const file = join(folder, nameOfBackup(begunAt));
  const source = env.embedded ? await openEmbeddedSource(env) : await openPostgresSource(ownersUrl(env));
  const scratch = await mkdtemp(join(tmpdir(), 'lueur-backup-'));
  const archive = writeArchive();
  try {
    const sealed = await sealArchive(archive.bytes, recipient);
    const store = photos ?? openPhotoStore(env);
    const filling = fill(archive, { source, store, env, begunAt, scratch, say });
    // An error while gathering must not look like the end of a backup.
    filling.catch((error) => archive.fail(error));
    const [bytes, manifest] = await Promise.all([writeWhole(sealed, file), filling]);
    return { file, bytes, manifest };
  } finally {
    await source.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

type Ingredients = {
  source: BackupSource;
  store: PhotoStore;
  env: Env;
  begunAt: Date;
  scratch: string;
  say: Say;
};

async function fill(
  archive: Archive,
  { source, store, env, begunAt, scratch, say }: Ingredients,
): Promise<Manifest> {
  const about: About = {
    format: FORMAT,
    begunAt: begunAt.toISOString(),
    ...source.about,
    ...(env.AUTH_SECRET || env.embedded ? { secret: markOf(readSecrets(env).secret) } : {}),
  };
  await archive.addText(ABOUT, JSON.stringify(about));
  if (env.embedded && !env.AUTH_SECRET)
    await archive.addText(SECRET, await readFile(join(env.DATA_DIR, SECRET), 'utf8'));
  const progress = trackProgress(say);
  const photos = archivePhotos(store, progress.through(archive.add), join(scratch, 'photo-ids'));
  await photos.addAll(source.listPhotoIds(), (count) => progress.tell(`Photos : ${count}`));
  const { moment, removed, missing } = await momentWithPhotos(source, photos);
  progress.end(`Photos : ${photos.count()}`);
  try {
    for await (const one of moment.files()) {
      await progress.through(archive.add)(one);
      progress.tell('Base');
    }
    progress.end('Base');
  } finally {
    await moment.end();
  }
  const { at, rows } = moment;
  const manifest: Manifest = { moment: at.toISOString(), parts: archive.summarise(), rows, removed, missing };
  await archive.addText(MANIFEST, JSON.stringify(manifest));
  archive.end();
  if (missing.length > 0)
    say(`Attention : ${missing.length} photos ont une ligne dans la base et pas de fichier.`);
  return manifest;
}

/**
 * Returns a snapshot with every photo in the archive; a photo that is missing in every snapshot is listed as missing.
 */
async function momentWithPhotos(
  source: BackupSource,
  photos: ReturnType<typeof archivePhotos>,
): Promise<{ moment: BackupMoment; removed: string[]; missing: string[] }> {
  for (let tries = 1; ; tries += 1) {
    const moment = await source.openSnapshot();
    try {
      return { moment, ...(await photos.complete(moment.listPhotoIds(), tries === TRIES)) };
    } catch (error) {
      await moment.end();
      if (!(error instanceof PhotoGoneError)) throw error;
    }
  }
}

/**
 * Writes atomically: the file gets its name once all of it is on the disk.
 * @returns its size in bytes
 */
async function writeWhole(content: AsyncIterable<Uint8Array>, file: string): Promise<number> {
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

/** Syncs the folder, so that a new name is durable. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

type Add = (file: ArchivedFile) => Promise<void>;
type Ids = AsyncIterable<string>;

/** The files of a photo were gone when they were read: it was removed just after the snapshot, or is lost. */
class PhotoGoneError extends Error {}

/**
 * Archives the photos of a backup. Their files are immutable under random names: nearly all are read before the
 * snapshot of the database, which may take hours, and those added meanwhile just after it, in seconds. So photos and
 * rows match one moment without blocking writes.
 * @param spool a file for the ids in the archive, so that memory does not grow with them
 */
function archivePhotos(store: PhotoStore, add: Add, spool: string) {
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

  /** Adds the current photos. Skips one that is removed before its turn: its row is gone as well. */
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
   * Adds photos added since, and lists those removed.
   * @param mayMiss whether a photo without files is listed instead of rejected
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
