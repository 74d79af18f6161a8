import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Env } from '#platform/env.ts';
import { readSecrets } from '#platform/secret.ts';
import { type About, SECRET } from './contents.ts';
import { markOf } from './mark-of.ts';
import { BackupRefusal } from './refusal.ts';
import { KINDS } from './target.ts';

/**
 * A backup is restored to the same kind of database, with this release or a later one, and with the same `AUTH_SECRET`:
 * without it the ledger of erasures would match no one, and erased members would stay.
 * @throws Refusal
 */
export const requireFitting =
  (env: Env, otherSecret = false) =>
  (found: About): void => {
    const kind = env.embedded ? 'embedded' : 'postgres';
    if (found.database !== kind)
      throw new BackupRefusal(
        `Cette sauvegarde est de ${KINDS[found.database]}, et DATABASE_URL désigne ${KINDS[kind]}.`,
      );
    const latest = readMigrationFiles({ migrationsFolder: 'migrations' }).at(-1)?.folderMillis ?? 0;
    if (found.migration > latest)
      throw new BackupRefusal(
        'Cette sauvegarde vient d’une version plus récente de Lueur : installez celle-là d’abord.',
      );
    const marks = listMarks(env);
    const isOurs = found.secret === undefined || marks.length === 0 || marks.includes(found.secret);
    if (!isOurs && !otherSecret)
      throw new BackupRefusal(
        'AUTH_SECRET n’est pas celui de la sauvegarde : les personnes effacées depuis ne seraient pas reconnues. Remettez-le (si vous l’avez changé, l’ancien dans AUTH_SECRET_PREVIOUS), ou ajoutez --other-secret s’il est perdu.',
      );
  };

/** None on an empty machine, since the backup brings its own secret. */
function listMarks(env: Env): string[] {
  if (env.AUTH_SECRET === undefined && !existsSync(join(env.DATA_DIR, SECRET))) return [];
  const { secret, formerSecret } = readSecrets(env);
  return [secret, formerSecret ?? secret].map(markOf);
}
