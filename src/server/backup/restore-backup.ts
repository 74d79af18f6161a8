import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Env } from '#platform/env.ts';
import { openPhotoStore } from '#platform/photo-store.ts';
import { readSecrets } from '#platform/secret-files.ts';
import { CommandRefusal } from '../run-command.ts';
import { type About, type Manifest, SECRET } from './contents.ts';
import { embeddedTarget } from './embedded-target.ts';
import { markOf } from './pieces.ts';
import { ownersUrl } from './postgres-source.ts';
import { postgresTarget } from './postgres-target.ts';
import type { Say } from './progress.ts';
import { readBackup } from './read-backup.ts';
import { emptyStaging, KINDS, type RestoreTarget, requireSameRows } from './target.ts';

/**
 * Accepts a backup only for the same kind of database, this release or a later one, and the same `AUTH_SECRET`: without
 * it the ledger of erasures would match no one, and erased members would stay.
 * @throws Refusal
 */
const requireFitting =
  (env: Env, otherSecret = false) =>
  (found: About): void => {
    const kind = env.embedded ? 'embedded' : 'postgres';
    if (found.database !== kind)
      throw new CommandRefusal(
        `Cette sauvegarde est de ${KINDS[found.database]}, et DATABASE_URL désigne ${KINDS[kind]}.`,
      );
    const latest = readMigrationFiles({ migrationsFolder: 'migrations' }).at(-1)?.folderMillis ?? 0;
    if (found.migration > latest)
      throw new CommandRefusal(
        'Cette sauvegarde vient d’une version plus récente de Lueur : installez celle-là d’abord.',
      );
    const marks = listMarks(env);
    const isOurs = found.secret === undefined || marks.length === 0 || marks.includes(found.secret);
    if (!isOurs && !otherSecret)
      throw new CommandRefusal(
        'AUTH_SECRET n’est pas celui de la sauvegarde : les personnes effacées depuis ne seraient pas reconnues. Remettez-le (si vous l’avez changé, l’ancien dans AUTH_SECRET_PREVIOUS), ou ajoutez --other-secret s’il est perdu.',
      );
  };

/** Empty on a new machine, since the backup brings its own secret. */
function listMarks(env: Env): string[] {
  if (env.AUTH_SECRET === undefined && !existsSync(join(env.DATA_DIR, SECRET))) return [];
  const { secret, formerSecret } = readSecrets(env);
  return [secret, formerSecret ?? secret].map(markOf);
}

type RestoreOptions = {
  env: Env;
  file: string;
  say: Say;
  otherSecret?: boolean;
};

/**
 * Restores a backup to an empty place: first the photos, which are unreachable without a row, then the database,
 * atomically. A failure leaves the place empty, except for photos that a sweep removes; it can be retried. This process
 * must hold the lock of the data directory.
 * @throws Refusal
 */
export async function restoreBackup({ env, file, say, otherSecret }: RestoreOptions): Promise<Manifest> {
  const key = requireKey(env, file);
  // Checked before staging is emptied: only an empty place may be restored to.
  await targetIn(env, '').requireEmpty();
  const staging = await emptyStaging(env);
  try {
    const target = targetIn(env, staging);
    const photos = openPhotoStore(env);
    const taker = {
      begin: requireFitting(env, otherSecret),
      takeSecret: (secret: string) => placeSecret(env, secret),
      take: target.take,
      photos,
    };
    const manifest = await readBackup({ file, key, taker, say });
    say('  Mise en place de la base…');
    await target.finish((rows) => requireSameRows(manifest.rows, rows));
    for (const id of manifest.removed) await photos.remove(id);
    return manifest;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/**
 * Returns the key that decrypts backups.
 * @throws Refusal when the key or the file is missing
 */
export function requireKey({ BACKUP_KEY }: Env, file: string): string {
  if (!existsSync(file)) throw new CommandRefusal(`Il n’y a pas de fichier ${file}.`);
  if (!BACKUP_KEY)
    throw new CommandRefusal('BACKUP_KEY (ou BACKUP_KEY_FILE) manque : la clé qui ouvre les sauvegardes.');
  return BACKUP_KEY;
}

function targetIn(env: Env, staging: string): RestoreTarget {
  return env.embedded ? embeddedTarget(env, staging) : postgresTarget(ownersUrl(env), staging);
}

async function placeSecret(env: Env, secret: string): Promise<void> {
  const file = join(env.DATA_DIR, SECRET);
  if (!env.AUTH_SECRET && !existsSync(file)) await writeFile(file, secret, { mode: 0o600 });
}
