import { mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from '#platform/env.ts';
import { openPhotoStore, type PhotoStore } from '#platform/photo-store.ts';
import { readSecrets } from '#platform/secret.ts';
import { writeArchive } from './archive.ts';
import { archivePhotos, PhotoGoneError } from './archive-photos.ts';
import { ABOUT, type About, FORMAT, MANIFEST, type Manifest, SECRET } from './contents.ts';
import { openEmbeddedSource } from './embedded-source.ts';
import { markOf } from './mark-of.ts';
import { openPostgresSource, ownersUrl } from './postgres-source.ts';
import { followProgress, type Say } from './progress.ts';
import { BackupRefusal } from './refusal.ts';
import { nameOfBackup } from './retention.ts';
import { sealArchive } from './seal.ts';
import type { BackupMoment, BackupSource } from './source.ts';
import { writeWhole } from './write-whole.ts';

/** Retries of a snapshot when one of its photos is removed meanwhile. */
const TRIES = 5;

export type MadeBackup = { file: string; bytes: number; manifest: Manifest };
type Options = { env: Env; say: Say; now?: () => Date; photos?: PhotoStore };
type Archive = ReturnType<typeof writeArchive>;

/**
 * Makes a consistent backup of database and photos, encrypted as it streams: no plain data touches a disk, and memory
 * use is constant. The embedded database must be locked by this process.
 * @throws Refusal
 */
export async function makeBackup({ env, say, now = () => new Date(), photos }: Options): Promise<MadeBackup> {
  const { BACKUP_DIR: folder, BACKUP_RECIPIENT: recipient } = env;
  if (!folder) throw new BackupRefusal('BACKUP_DIR manque : le dossier où écrire les sauvegardes.');
  if (!recipient)
    throw new BackupRefusal(
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
  const progress = followProgress(say);
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

/** A snapshot with every photo in the archive; a photo that is missing in every snapshot is listed as missing. */
async function momentWithPhotos(
  source: BackupSource,
  photos: ReturnType<typeof archivePhotos>,
): Promise<{ moment: BackupMoment; removed: string[]; missing: string[] }> {
  for (let tries = 1; ; tries += 1) {
    const moment = await source.takeMoment();
    try {
      return { moment, ...(await photos.complete(moment.listPhotoIds(), tries === TRIES)) };
    } catch (error) {
      await moment.end();
      if (!(error instanceof PhotoGoneError)) throw error;
    }
  }
}
