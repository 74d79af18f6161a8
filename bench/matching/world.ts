import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { refreshMatchCard } from '#member/profile/server/shared/refresh-match-card.ts';
import { systemClock, today } from '#platform/clock.ts';
import type { Database, OpenDatabase } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { communes, matchCards } from '#server/schema.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { say } from '../shared/say.ts';
import { type Exclusions, storeExclusions } from './exclusions.ts';
import { inventMembers } from './invent-members.ts';
import { storeMembers } from './store-members.ts';

/** The first members: a fair sample of all, the same at any size. */
const VIEWERS = 300;
/** Viewers from the hardest and from the easiest places, chosen among the first members. */
const OF_A_KIND = 60;
const AMONG_THE_FIRST = 5000;
const WARM_UP = 50;
const CHECKED_CARDS = 50;
const COMPOSED_AT_MOST = 100_000;
const PARIS = '75056';
const VILLAGE_BELOW = 2000;

export const day = today(systemClock);

/** Groups of viewers: everyone alike, Parisians, villagers. */
export const GROUPS = ['everyone', 'Paris', 'villages'] as const;
export type Group = (typeof GROUPS)[number];

export type World = {
  database: OpenDatabase;
  url: string;
  members: readonly InsertedMember[];
  groups: Record<Group, readonly InsertedMember[]>;
  /** Viewers of all groups, each once. */
  viewers: readonly InsertedMember[];
  warmUp: readonly InsertedMember[];
  exclusions: Map<string, Exclusions>;
};

export type Invented = { members: readonly InsertedMember[]; villages: ReadonlySet<string> };

/** Creates members; a smaller number gives a prefix of the same list. Needs a database only for its communes. */
export async function invent(server: string, count: number): Promise<Invented> {
  const { database } = await createPostgresDatabase(server, 'communes_only');
  const all = await database.db.select().from(communes).orderBy(communes.code);
  await database.close();
  const villages = all.filter(({ population }) => population < VILLAGE_BELOW).map(({ code }) => code);
  return { members: inventMembers(all, count, day), villages: new Set(villages) };
}

/** Creates a migrated database with the first members. */
export async function prepare(
  server: string,
  name: string,
  invented: Invented,
  count: number,
): Promise<World> {
  const started = performance.now();
  const { database, url } = await createPostgresDatabase(server, name);
  const members = invented.members.slice(0, count);
  const first = members.slice(0, AMONG_THE_FIRST);
  const groups = {
    everyone: first.slice(0, VIEWERS),
    Paris: first.filter(({ commune }) => commune.code === PARIS).slice(0, OF_A_KIND),
    villages: first.filter(({ commune }) => invented.villages.has(commune.code)).slice(0, OF_A_KIND),
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
  await checkCards(database.db, members);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(
    `${members.length.toLocaleString('en')} invented members stored in ${seconds} s; ${CHECKED_CARDS} cards are as the app writes them`,
  );
  return { database, url, members, groups, viewers, warmUp, exclusions };
}

/**
 * Compares cards written in bulk with those that the application writes for the same members.
 * @throws when one differs: the measurement would be meaningless
 */
async function checkCards(db: Database, members: readonly InsertedMember[]): Promise<void> {
  for (let checked = 0; checked < CHECKED_CARDS; checked += 1) {
    const id = members[randomInt(members.length)]?.id ?? '';
    const read = async () => JSON.stringify(await db.select().from(matchCards).where(eq(matchCards.id, id)));
    const before = await read();
    await refreshMatchCard(db, id);
    if (before === '[]' || before !== (await read()))
      throw new Error(`The card of ${id} is not the app's own`);
  }
}
