import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Rows } from './batch.ts';
import { ENCOUNTERS } from './crowd-encounters.ts';
import { MEMBERS } from './crowd-members.ts';
import { TEAM } from './crowd-team.ts';
import { inLanes } from './in-lanes.ts';
import { storePlaces } from './store-places.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Below it an index is kept up faster than made anew. */
const MANY = 20_000;
/** Tables written at once: as many as a small machine has cores. */
const LANES = 2;

/**
 * Members of nobody's making with all that members leave behind, made by the database itself: where they live follows
 * the population, who they talk to and everything else only their number. Called again with a larger number it adds
 * those that are missing. On PostgreSQL only, by someone who may disable its triggers.
 * @param messagesOfEach messages that a member has sent and received on the whole
 * @param waiting of the first so many members, what they have told the team still waits for an answer
 */
export async function storeCrowd(
  db: Database,
  {
    members,
    messagesOfEach,
    waiting,
    now,
    onTable,
  }: {
    members: number;
    messagesOfEach: number;
    waiting: number;
    now: Date;
    /** Told before each table, with the share of them that is done. */
    onTable?: (table: string, done: number) => void;
  },
): Promise<void> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS crowd`);
  await db.execute(sql`CREATE TABLE IF NOT EXISTS crowd.member (n int PRIMARY KEY, id text NOT NULL)`);
  await storePlaces(db);
  const { rows } = await db.execute<{ from: number }>(
    sql`SELECT coalesce(max(n), 0) AS from FROM crowd.member`,
  );
  const batch = { from: rows[0]?.from ?? 0, to: members, now: now.toISOString(), waiting };
  if (batch.from >= members) return;
  // As scattered as the real ones, which are UUIDs.
  await db.execute(sql`
    INSERT INTO crowd.member SELECT n, md5('membre ' || n)::uuid::text
    FROM generate_series(${batch.from + 1}::int, ${batch.to}::int) AS n`);
  await db.execute(sql`ANALYZE crowd.member`);
  const isMany = batch.to - batch.from >= MANY;
  // The longest first, so that both lanes end together.
  const apart = [...ENCOUNTERS(messagesOfEach), ...MEMBERS];
  let stored = 0;
  const store = async ([columns, make]: Rows) => {
    const table = columns.split('(')[0]?.trim() ?? '';
    onTable?.(table, stored / (apart.length + TEAM.length));
    await db.transaction(async (tx) => {
      // The foreign keys hold by construction: checking millions of them would take most of the time.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`SET LOCAL synchronous_commit = off`);
      await tx.execute(sql`SET LOCAL work_mem = '256MB'`);
      const insert = () => tx.execute(sql`INSERT INTO ${sql.raw(columns)} ${make(batch)}`);
      await (isMany ? withoutIndexes(tx, table, insert) : insert());
    });
    stored += 1;
  };
  await inLanes(apart, isMany ? LANES : 1, store);
  // What the team has to do refers to other rows of its own.
  await inLanes(TEAM, 1, store);
  await db.execute(sql`ANALYZE`);
}
