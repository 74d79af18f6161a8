import type { ArchivedFile } from './archive.ts';
import type { About } from './contents.ts';

export type Ask = (text: string) => Promise<Record<string, unknown>[]>;

/** A snapshot of the database, consistent however long the read takes. */
export type BackupMoment = {
  at: Date;
  rows: Record<string, number>;
  /** In code unit order. */
  listPhotoIds: () => AsyncIterable<string>;
  /** Its files, read last: the embedded database is closed for that. */
  files: () => AsyncIterable<ArchivedFile>;
  end: () => Promise<void>;
};

export type BackupSource = {
  about: Pick<About, 'database' | 'version' | 'migration'>;
  /** The current ids, in code unit order. */
  listPhotoIds: () => AsyncIterable<string>;
  openSnapshot: () => Promise<BackupMoment>;
  close: () => Promise<void>;
};

const IDS_AT_ONCE = 1000;

export async function countRows(ask: Ask): Promise<Record<string, number>> {
  const tables = await ask(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await ask(`SELECT count(*)::text AS count FROM "${name}"`);
    counts[String(name)] = Number(row?.count);
  }
  return counts;
}

/** Yields the ids of all photos with a row, by a cursor without locks. */
export async function* listPhotoIds(ask: Ask): AsyncGenerator<string> {
  await ask(`DECLARE kept_photos NO SCROLL CURSOR WITH HOLD FOR
    SELECT id COLLATE "C" AS id FROM (SELECT id FROM photos UNION SELECT id FROM report_photos UNION SELECT id FROM support_pictures) AS kept ORDER BY 1`);
  for (;;) {
    const rows = await ask(`FETCH ${IDS_AT_ONCE} FROM kept_photos`);
    if (rows.length === 0) break;
    for (const { id } of rows) yield String(id);
  }
  await ask('CLOSE kept_photos');
}

export async function readServerVersion(ask: Ask): Promise<Pick<About, 'version' | 'migration'>> {
  const [row] = await ask(`
    SELECT current_setting('server_version_num')::int / 10000 AS version, max(created_at)::text AS migration
    FROM drizzle.__drizzle_migrations`);
  return { version: Number(row?.version), migration: Number(row?.migration) };
}
