import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, type OpenDatabase, openDatabase } from '#platform/database/client.ts';
import { type Env, parseEnv } from '#platform/env.ts';
import { openPhotoStore } from '#platform/photo-store.ts';
import { makeKey } from '#server/backup/seal.ts';
import { photos } from '#server/schema.ts';
import { createEmptyDatabase, createPostgresDatabase } from './postgres-database.ts';
import { createPglite } from './test-db.ts';

export type Kind = 'embedded' | 'postgres';

const SERVER = process.env.TEST_DATABASE ?? '';
const newName = () => `lueur_backup_${randomBytes(6).toString('hex')}`;
const newFolder = () => mkdtempSync(join(tmpdir(), 'lueur-site-'));

/** Creates a site with its own database, data directory and backup folder. */
export async function aSite(kind: Kind): Promise<{ env: Env; database: OpenDatabase }> {
  const { key, recipient } = await makeKey();
  const folder = newFolder();
  const common = {
    NODE_ENV: 'test',
    DATA_DIR: folder,
    AUTH_SECRET: 'a secret that only the tests know, 32+',
    BACKUP_DIR: newFolder(),
    BACKUP_RECIPIENT: recipient,
    BACKUP_KEY: key,
  };
  if (kind === 'embedded')
    return { env: parseEnv(common), database: await createPglite(join(folder, 'database')) };
  const { database, url } = await createPostgresDatabase(SERVER, newName());
  return { env: parseEnv({ ...common, DATABASE_URL: url }), database };
}

/** Returns the settings of a site on an empty machine. */
export async function anEmptyPlace(env: Env): Promise<Env> {
  const DATABASE_URL = env.embedded ? undefined : await createEmptyDatabase(SERVER, newName());
  return { ...env, DATA_DIR: newFolder(), DATABASE_URL };
}

/** Opens its database, which must not be open elsewhere. */
export async function within<Result>(env: Env, work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(env);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/**
 * Returns every row of our tables as text, by table; without the communes, and the changes that the index follows for
 * an hour.
 */
export async function textOfTables(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename <> 'communes' ORDER BY 1`,
  );
  const texts: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ line: string }>(
      sql`SELECT t::text AS line FROM ${sql.identifier(name)} AS t ORDER BY 1`,
    );
    texts[name] = rows.map(({ line }) => line);
  }
  return texts;
}

/**
 * Adds a photo to a member: three files of random bytes, then its row.
 * @returns the bytes of one of them
 */
export async function addPhotoOf(
  { db, env }: { db: Database; env: Env },
  member: string,
  id = randomBytes(16).toString('base64url'),
): Promise<{ id: string; upright: Buffer }> {
  const upright = randomBytes(70_000);
  await openPhotoStore(env).save(id, { upright, medium: randomBytes(30_000), thumbnail: randomBytes(9000) });
  const position = await db.$count(photos, sql`${photos.user_id} = ${member}`);
  await db.insert(photos).values({ id, user_id: member, position, created_at: new Date() });
  return { id, upright };
}
