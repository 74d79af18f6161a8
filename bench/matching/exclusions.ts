import { sql } from 'drizzle-orm';
import { makeRandom, pickBetween, pickOne } from '#lib/seeded-random.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';

const SEED = 7;
const MAX_REJECTED = 40;
const MAX_BLOCKED = 2;
const MAX_CONTACTS = 4;

export type Exclusions = { rejected: string[]; blocked: [string, string][]; contacts: string[] };

/** Stores the people that each viewer has passed, blocked or written to, mostly in their own commune. */
export async function storeExclusions(
  db: Database,
  viewers: readonly InsertedMember[],
  members: readonly InsertedMember[],
): Promise<Map<string, Exclusions>> {
  const random = makeRandom(SEED);
  const byCommune = Map.groupBy(members, ({ commune, gender }) => `${commune.code} ${gender}`);
  const all = new Map<string, Exclusions>();
  for (const { id, commune, preferences } of viewers) {
    const near = byCommune.get(`${commune.code} ${preferences?.preferred_gender}`) ?? members;
    const pick = (most: number) => [
      ...new Set(Array.from({ length: pickBetween(random, 0, most) }, () => pickOne(random, near).id)),
    ];
    const others = (most: number) => pick(most).filter((other) => other !== id);
    all.set(id, {
      rejected: others(MAX_REJECTED),
      blocked: others(MAX_BLOCKED).map((other): [string, string] => [id, other]),
      contacts: others(MAX_CONTACTS),
    });
  }
  await write(db, all);
  return all;
}

async function write(db: Database, all: ReadonlyMap<string, Exclusions>): Promise<void> {
  const created_at = new Date().toISOString();
  const rows = <Row extends object>(of: (exclusions: Exclusions) => Row[]) =>
    [...all].flatMap(([user_id, exclusions]) =>
      of(exclusions).map((row) => ({ user_id, opened: true, created_at, ...row })),
    );
  const columns = (other: string) => ({ user_id: 'text', [other]: 'text', created_at: 'timestamptz' });
  await insertRows(
    db,
    'rejected_profiles',
    columns('rejected_profile_id'),
    rows(({ rejected }) => rejected.map((rejected_profile_id) => ({ rejected_profile_id }))),
  );
  await insertRows(
    db,
    'blocked_users',
    columns('blocked_user_id'),
    rows(({ blocked }) => blocked.map(([, blocked_user_id]) => ({ blocked_user_id }))),
  );
  await insertRows(
    db,
    'chat_contacts',
    { ...columns('contact_id'), opened: 'boolean' },
    rows(({ contacts }) => contacts.map((contact_id) => ({ contact_id }))),
  );
}

/** Names and types of the written columns. */
type Columns = Record<string, string>;

/** Inserts many rows of a table in one statement. */
async function insertRows(
  db: Database,
  table: string,
  columns: Columns,
  rows: readonly object[],
): Promise<void> {
  const names = sql.raw(Object.keys(columns).join(', '));
  const types = sql.raw(
    Object.entries(columns)
      .map(([name, type]) => `${name} ${type}`)
      .join(', '),
  );
  await db.execute(sql`
    INSERT INTO ${sql.raw(table)} (${names})
    SELECT ${names} FROM json_to_recordset(${JSON.stringify(rows)}::json) AS row(${types})`);
}
