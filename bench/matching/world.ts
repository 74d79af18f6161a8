import { systemClock, today } from '#platform/clock.ts';
import type { OpenDatabase } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { communes } from '#server/schema.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { say } from '../shared/say.ts';
import { checkCards } from './check-cards.ts';
import { type Exclusions, storeExclusions } from './exclusions.ts';
import { inventMembers } from './invent-members.ts';
import { storeMembers } from './store-members.ts';

const VIEWERS = 500;
const WARM_UP = 50;
const CHECKED_CARDS = 50;

export const day = today(systemClock);

export type World = {
  database: OpenDatabase;
  url: string;
  members: InsertedMember[];
  viewers: InsertedMember[];
  warmUp: InsertedMember[];
  exclusions: Map<string, Exclusions>;
};

/** A migrated database of its own; a smaller one holds the first members of a larger one. */
export async function prepare(server: string, name: string, count: number): Promise<World> {
  const started = performance.now();
  const { database, url } = await createPostgresDatabase(server, name);
  const members = inventMembers(await database.db.select().from(communes).orderBy(communes.code), count, day);
  const viewers = members.slice(0, VIEWERS);
  const warmUp = members.slice(VIEWERS, VIEWERS + WARM_UP);
  await storeMembers(database.db, members);
  const exclusions = await storeExclusions(database.db, [...viewers, ...warmUp], members);
  await checkCards(database.db, members, CHECKED_CARDS);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(
    `${count.toLocaleString('en')} invented members stored in ${seconds} s; ${CHECKED_CARDS} cards are as the app writes them`,
  );
  return { database, url, members, viewers, warmUp, exclusions };
}
