import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Env } from '#platform/env.ts';
import { readSecret } from '#platform/secret.ts';
import { type About, SECRET } from './contents.ts';
import { markOf } from './mark-of.ts';
import { Refusal } from './refusal.ts';
import { KINDS } from './target.ts';

/**
 * A backup goes back to where its like came from: the same kind of database, this release or a later one, the same
 * `AUTH_SECRET`, without which nobody whom the ledger names would be recognised and erased again.
 * @throws Refusal
 */
export const requireFitting =
  (env: Env, otherSecret = false) =>
  (found: About): void => {
    const kind = env.embedded ? 'embedded' : 'postgres';
    if (found.database !== kind)
      throw new Refusal(
        `Cette sauvegarde est de ${KINDS[found.database]}, et DATABASE_URL désigne ${KINDS[kind]}.`,
      );
    const latest = readMigrationFiles({ migrationsFolder: 'migrations' }).at(-1)?.folderMillis ?? 0;
    if (found.migration > latest)
      throw new Refusal(
        'Cette sauvegarde vient d’une version plus récente de Lueur : installez celle-là d’abord.',
      );
    const isOurs =
      found.secret === undefined || !knowsSecret(env) || found.secret === markOf(readSecret(env));
    if (!isOurs && !otherSecret)
      throw new Refusal(
        'AUTH_SECRET n’est pas celui de la sauvegarde : les personnes effacées depuis ne seraient pas reconnues. Remettez-le, ou ajoutez --other-secret si vous l’avez changé exprès.',
      );
  };

/** On an empty machine that has none the backup brings it. */
function knowsSecret(env: Env): boolean {
  return env.AUTH_SECRET !== undefined || existsSync(join(env.DATA_DIR, SECRET));
}
