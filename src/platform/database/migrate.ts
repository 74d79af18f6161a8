import { setTimeout as pause } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { untilUnlocked } from './until-unlocked.ts';

export type MigrationSession = {
  query: (statement: string) => Promise<Record<string, unknown>[]>;
  /** Whether other processes use the database meanwhile; the embedded one is never shared. */
  isShared: boolean;
};

export type MigrationOptions = {
  folder?: string;
  /** How long a statement may wait for a lock: statements queued behind it wait as long. */
  lockMs?: number;
  tryForMs?: number;
};

/** The schema is behind: the node waits until the owner has migrated it. */
export class OutdatedSchemaError extends Error {
  constructor() {
    super(
      'La base est celle d’une version antérieure, et ce rôle ne peut pas la changer. Lancez d’abord, avec DATABASE_OWNER_URL, «\u202fnode build/server-app/main.js migrate\u202f».',
    );
  }
}

const MIGRATION_LOCK = 4_173_925;
const ASK_AGAIN_MS = 250;
const RECORDS = 'drizzle.__drizzle_migrations';

/**
 * Brings the schema up to date while other nodes serve (decision 22). Each migration runs in a transaction of its own,
 * with a lock timeout and retries. Indexes on tables in use are created afterwards, outside of any transaction; dropped
 * indexes serve until the new ones exist.
 * @throws the server's error; finished migrations stay, and the next start resumes from there
 */
export async function migrateDatabase(
  session: MigrationSession,
  { folder = 'migrations', lockMs = 1000, tryForMs = 120_000 }: MigrationOptions = {},
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  if (session.isShared) await awaitMigrationTurn(session);
  const last = await findLast(session);
  const retired = retiredIndexes(migrations.flatMap(({ sql }) => sql));
  const isLater = (one: string) => isConcurrent(one) || retired.includes(droppedBy(one) ?? '');
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > last)) {
    await untilUnlocked(tryForMs, () => apply(session, migration, isLater, lockMs));
  }
  // A later release has already migrated this database and decides on the indexes.
  if (last > (migrations.at(-1)?.folderMillis ?? 0)) return;
  await makeIndexes(session, migrations);
  const word = session.isShared ? 'CONCURRENTLY ' : '';
  for (const name of retired) await session.query(`DROP INDEX ${word}IF EXISTS "${name}"`);
}

/** For a role that does not own the schema. @throws OutdatedSchemaError when a migration is missing */
export async function requireCurrent(session: MigrationSession): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder: 'migrations' }).at(-1)?.folderMillis ?? 0;
  if ((await findLast(session)) < newest) throw new OutdatedSchemaError();
}

/** Polls for the lock instead of waiting: a waiting statement would itself block CREATE INDEX CONCURRENTLY. */
async function awaitMigrationTurn({ query }: MigrationSession): Promise<void> {
  for (;;) {
    const [answer] = await query(`SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS taken`);
    if (answer?.taken) return;
    await pause(ASK_AGAIN_MS);
  }
}

/** Timestamp of the last migration applied to this database, in ms; 0 for a new one. */
async function findLast({ query }: MigrationSession): Promise<number> {
  const [found] = await query(`SELECT to_regclass('${RECORDS}') IS NOT NULL AS exists`);
  if (!found?.exists) {
    await query('CREATE SCHEMA IF NOT EXISTS drizzle');
    await query(
      `CREATE TABLE IF NOT EXISTS ${RECORDS} (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`,
    );
  }
  const [last] = await query(`SELECT coalesce(max(created_at), 0)::text AS last FROM ${RECORDS}`);
  return Number(last?.last);
}

async function apply(
  { query }: MigrationSession,
  migration: MigrationMeta,
  isLater: (statement: string) => boolean,
  lockMs: number,
): Promise<void> {
  await query('BEGIN');
  try {
    await query(`SET LOCAL lock_timeout = ${lockMs}`);
    for (const statement of migration.sql.filter((one) => !isLater(one))) await query(statement);
    await query(
      `INSERT INTO ${RECORDS} (hash, created_at) VALUES ('${migration.hash}', ${migration.folderMillis})`,
    );
    await query('COMMIT');
  } catch (error) {
    await query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** Creates missing indexes, and again those that an interrupted start left invalid. */
async function makeIndexes(session: MigrationSession, migrations: readonly MigrationMeta[]): Promise<void> {
  const wanted = concurrentIndexes(migrations.flatMap(({ sql }) => sql));
  if (wanted.length === 0) return;
  const rows = await session.query(`
    SELECT relname AS name, indisvalid AS valid FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = current_schema()::regnamespace`);
  const found = new Map(rows.map(({ name, valid }) => [name, valid]));
  for (const statement of wanted) {
    const name = nameOfIndex(statement);
    if (found.get(name) === true) continue;
    if (found.has(name)) await session.query(`DROP INDEX "${name}"`);
    await session.query(session.isShared ? statement : statement.replace(/\bCONCURRENTLY\b/, ''));
  }
}

const CREATE = /^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/i;
const DROP = /^\s*DROP\s+INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+EXISTS\s+)?(?:"public"\.)?"([^"]+)"/i;
const CREATE_ANY =
  /^\s*CREATE\s+(?:UNIQUE\s+)?INDEX\s+(?:CONCURRENTLY\s+)?(?:IF\s+NOT\s+EXISTS\s+)?"([^"]+)"/i;
const DROP_TABLE = /^\s*DROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?"([^"]+)"/i;

const bare = (statement: string) => statement.replace(/^(\s*--[^\n]*\n)+/, '');

function isConcurrent(statement: string): boolean {
  return CREATE.test(bare(statement));
}

/** @throws Error for a statement that creates no index */
function nameOfIndex(statement: string): string {
  const name = CREATE.exec(bare(statement))?.[1];
  if (name === undefined) throw new Error(`No index with a name between quotes: ${statement.slice(0, 100)}`);
  return name;
}

/**
 * The statements that create the indexes which must exist after all migrations, without those that a later migration
 * drops, directly or with their table.
 * @param statements of every migration, in order
 */
export function concurrentIndexes(statements: readonly string[]): string[] {
  const made = new Map<string, string>();
  for (const statement of statements.map(bare)) {
    if (isConcurrent(statement)) made.set(nameOfIndex(statement), statement);
    const dropped = DROP.exec(statement)?.[1];
    if (dropped !== undefined) made.delete(dropped);
    const table = DROP_TABLE.exec(statement)?.[1];
    for (const [name, other] of made) if (table && other.includes(`ON "${table}"`)) made.delete(name);
  }
  return [...made.values()];
}

/**
 * The names of indexes that the migrations dropped and never created again. They stay in use until their replacements
 * exist.
 * @param statements of every migration, in order
 */
export function retiredIndexes(statements: readonly string[]): string[] {
  const retired = new Map<string, number>();
  for (const statement of statements.map(bare)) {
    const dropped = DROP.exec(statement)?.[1];
    if (dropped !== undefined) retired.set(dropped, (retired.get(dropped) ?? 0) + 1);
    const made = CREATE_ANY.exec(statement)?.[1];
    if (made !== undefined && retired.has(made)) retired.set(made, Number.POSITIVE_INFINITY);
  }
  return [...retired].flatMap(([name, times]) => (times === 1 ? [name] : []));
}

function droppedBy(statement: string): string | undefined {
  return DROP.exec(bare(statement))?.[1];
}
