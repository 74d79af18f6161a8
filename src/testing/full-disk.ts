import { sql } from 'drizzle-orm';
import { onTestFinished } from 'vitest';
import type { Database } from '#platform/database/client.ts';
import { asOwner } from './test-db.ts';

/** Lets every write to these tables fail as on a full disk, until the end of the test. */
export async function fillDiskUnder(db: Database, ...tables: readonly string[]): Promise<void> {
  await asOwner(
    db,
    sql`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`,
  );
  onTestFinished(async () => {
    await asOwner(db, sql`DROP FUNCTION full_disk() CASCADE`);
  });
  for (const table of tables)
    await asOwner(
      db,
      sql`CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON ${sql.identifier(table)} EXECUTE FUNCTION full_disk()`,
    );
}
