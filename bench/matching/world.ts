import { sql } from 'drizzle-orm';
import { systemClock, today } from '#platform/clock.ts';
import type { OpenDatabase, Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import type { Defer } from '../shared/run-bench.ts';
import { say } from '../shared/say.ts';
import type { Invented } from './invent-members.ts';
import { storeMembers } from './store-members.ts';
import { makeRandom, pickBetween, pickOne } from '#lib/seeded-random.ts';
import { insertRows } from '../shared/insert-rows.ts';

/** The first members: a fair sample of all, the same at any size. */
const VIEWERS = 300;
/** Viewers from the hardest and from the easiest places, chosen among the first members. */
const OF_A_KIND = 60;
const AMONG_THE_FIRST = 5000;
const WARM_UP = 50;
const COMPOSED_AT_MOST = 100_000;
const PARIS = '75056';
const VILLAGE_BELOW = 2000;

export const day = today(systemClock);

/** Groups of viewers: everyone alike, Parisians, villagers. */
export const GROUPS = ['everyone', 'Paris', 'villages'] as const;
export type Group = (typeof GROUPS)[number];

export type World = {
  database: OpenDatabase;
  members: readonly InsertedMember[];
  groups: Record<Group, readonly InsertedMember[]>;
  /** Viewers of all groups, each once. */
  viewers: readonly InsertedMember[];
  warmUp: readonly InsertedMember[];
  exclusions: Map<string, Exclusions>;
};

/** Creates a migrated database with the first members. */
export async function prepare(
  server: string,
  invented: readonly Invented[],
  count: number,
  defer: Defer,
): Promise<World> {
  const started = performance.now();
  const { database } = await createPostgresDatabase(server, `of_${count}`);
  defer(() => database.close());
  const members = invented.slice(0, count);
  const first = members.slice(0, AMONG_THE_FIRST);
  const groups = {
    everyone: first.slice(0, VIEWERS),
    Paris: first.filter(({ commune }) => commune.code === PARIS).slice(0, OF_A_KIND),
    villages: first.filter(({ commune }) => commune.population < VILLAGE_BELOW).slice(0, OF_A_KIND),
  };
  const viewers = [...new Set(GROUPS.flatMap((group) => groups[group]))];
  const warmUp = first.filter((member) => !viewers.includes(member)).slice(0, WARM_UP);
  await storeMembers(database.db, members);
  const exclusions = await storeExclusions(database.db, [...viewers, ...warmUp], members);
  // Composing a million takes hours: there, only the first members were seen recently.
  await database.db.execute(sql`
    INSERT INTO member_activity (user_id, last_seen_at) SELECT unnest(${sql.param(
      (members.length > COMPOSED_AT_MOST ? first : members).map(({ id }) => id),
    )}::text[]), now()`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(`${members.length.toLocaleString('en')} invented members stored in ${seconds} s`);
  return { database, members, groups, viewers, warmUp, exclusions };
}

const SEED = 7;
const MAX_REJECTED = 40;
const MAX_BLOCKED = 2;
const MAX_CONTACTS = 4;

type Exclusions = { rejected: string[]; blocked: [string, string][]; contacts: string[] };

/** Stores the people that each viewer has passed, blocked or written to, mostly in their own commune. */
async function storeExclusions(
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
  const created_at = new Date();
  const store = (table: string, rowsOf: (user_id: string, excluded: Exclusions) => object[]) =>
    insertRows(
      db,
      table,
      [...all].flatMap(([id, excluded]) => rowsOf(id, excluded)),
    );
  await store('rejected_profiles', (user_id, { rejected }) =>
    rejected.map((rejected_profile_id) => ({ user_id, rejected_profile_id, created_at })),
  );
  await store('blocked_users', (_, { blocked }) =>
    blocked.map(([user_id, blocked_user_id]) => ({ user_id, blocked_user_id, created_at })),
  );
  await store('chat_contacts', (user_id, { contacts }) =>
    contacts.map((contact_id) => ({ user_id, contact_id, opened: true, created_at })),
  );
  return all;
}
