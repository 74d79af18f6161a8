import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Env } from '#platform/env.ts';
import type { About, Manifest } from './contents.ts';
import { embeddedTarget } from './embedded-target.ts';
import { collectPieces } from './pieces.ts';
import { readDump } from './postgres-target.ts';
import type { Say } from './progress.ts';
import { readBackup } from './read-backup.ts';
import { requireKey } from './restore-backup.ts';
import { emptyStaging, requireSameRows } from './target.ts';

/**
 * Reads a whole backup like a restore does, in a temporary place: opens an embedded database and counts its rows, or
 * has `pg_restore` read a whole PostgreSQL dump.
 * @throws Refusal
 */
export async function checkBackup({
  env,
  file,
  say,
}: {
  env: Env;
  file: string;
  say: Say;
}): Promise<Manifest> {
  const key = requireKey(env, file);
  const place = { DATA_DIR: await mkdtemp(join(tmpdir(), 'lueur-check-')) };
  try {
    const staging = await emptyStaging(place);
    const { take, file: pieces } = collectPieces(staging);
    let database = '';
    const taker = {
      begin: (about: About) => {
        database = about.database;
      },
      takeSecret: async () => undefined,
      take,
      photos: { saveOne: async () => undefined },
    };
    const manifest = await readBackup({ file, key, taker, say });
    if (database === 'postgres') await readDump(pieces);
    else await embeddedTarget(place, staging).finish((rows) => requireSameRows(manifest.rows, rows));
    return manifest;
  } finally {
    await rm(place.DATA_DIR, { recursive: true, force: true });
  }
}
