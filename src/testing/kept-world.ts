import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { TestApp } from './test-app.ts';
import type { TestBrowser } from './test-browser.ts';

/** Rows of one table as JSON, and its writable columns: the others are computed. */
type KeptTable = { table: SQL; columns: SQL; rows: string };
type World = { viewer: TestBrowser };
type KeptWorld = { world: World; cookies: ReadonlyMap<string, string>; tables: KeptTable[]; photos: string };

/** Tables that `emptyDatabase` leaves filled. */
const STAYS = sql`('communes', 'lasting_keys')`;
const keptBy = new WeakMap<TestApp, Map<unknown, KeptWorld>>();

/**
 * Returns an empty database with a world that is slow to build: built once, then restored, with rows, photos and the
 * cookies of its viewer. Changes by one test do not reach another.
 */
export async function keptWorld<W extends World>(
  app: TestApp,
  make: (app: TestApp) => Promise<W>,
): Promise<W> {
  await app.reset();
  const worlds = keptBy.get(app) ?? new Map<unknown, KeptWorld>();
  keptBy.set(app, worlds);
  const found = worlds.get(make);
  if (found) {
    await bringBack(app, found);
    return found.world as W;
  }
  const world = await make(app);
  const photos = join(app.services.env.DATA_DIR, `photos-of-world-${worlds.size}`);
  await mkdir(photosOf(app), { recursive: true });
  await cp(photosOf(app), photos, { recursive: true });
  worlds.set(make, {
    world,
    cookies: new Map(world.viewer.cookies),
    tables: await readTables(app.db),
    photos,
  });
  return world;
}

async function bringBack(app: TestApp, { world, cookies, tables, photos }: KeptWorld): Promise<void> {
  await app.db.transaction(async (tx) => {
    // The rows were checked, and their triggers ran, when they were first written.
    await tx.execute(sql`SET LOCAL ROLE NONE`);
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const { table, columns, rows } of tables) {
      await tx.execute(sql`INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(NULL::${table}, ${rows}::json)`);
    }
  });
  await cp(photos, photosOf(app), { recursive: true });
  world.viewer.cookies.clear();
  for (const [name, value] of cookies) world.viewer.cookies.set(name, value);
}

async function readTables(db: Database): Promise<KeptTable[]> {
  const { rows: found } = await db.execute<{ name: string; columns: string[] }>(sql`
    SELECT table_name::text AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
    FROM information_schema.columns JOIN pg_tables ON schemaname = table_schema AND tablename = table_name
    WHERE table_schema = 'public' AND table_name NOT IN ${STAYS} AND is_generated = 'NEVER' GROUP BY table_name`);
  const tables: KeptTable[] = [];
  for (const { name, columns: names } of found) {
    const table = sql.identifier(name);
    const columns = sql.join(
      names.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const { rows } = await db.execute<{ text: string | null }>(
      sql`SELECT json_agg(kept)::text AS text FROM ${table} kept`,
    );
    const [{ text } = { text: null }] = rows;
    if (text !== null) tables.push({ table: sql`${table}`, columns, rows: text });
  }
  return tables;
}

function photosOf(app: TestApp): string {
  return join(app.services.env.DATA_DIR, 'photos');
}
