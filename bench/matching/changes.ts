import { propose } from '#member/matching/server/index/propose.ts';
import type { SearchPreferences } from '#member/profile/rules.ts';
import { changeMember } from '#member/profile/server/shared/change-member.ts';
import { savePreferences, setPaused } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import type { SelectionServer } from './serve-selection.ts';
import type { Questions } from './variants.ts';
import type { World } from './world.ts';

const UPDATES_FOR_MS = 6000;
const AT_ONCE = 8;
/** A prime, so that neighbours in the list are not changed together. */
const SCATTER = 7919;
const OWN_CHANGES = 60;

/** Members change their search one after the other on eight connections, as the app does it, until memory has it all. @returns updates a second */
export async function measureUpdates(
  { database, members }: World,
  { index }: SelectionServer,
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const changeOn = async () => {
    while (performance.now() - started < UPDATES_FOR_MS) {
      next += 1;
      const member = members[(next * SCATTER) % members.length];
      if (member?.preferences) await changeSearch(database.db, member, member.preferences);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, changeOn));
  await index.catchUp();
  return next / ((performance.now() - started) / 1000);
}

async function changeSearch(db: Database, { id }: InsertedMember, search: SearchPreferences): Promise<void> {
  const max_age = Math.max(search.min_age, search.max_age - 1);
  await changeMember(db, id, (tx) => savePreferences(tx, id, { ...search, max_age }, new Date()));
}

/**
 * Someone who is proposed pauses, and comes back: the next answer of this node has to show it, both times.
 * @returns ms from the beginning of each change until an answer that shows it
 * @throws when an answer does not show it
 */
export async function measureOwnChanges(
  { database, viewers }: World,
  questions: Questions,
): Promise<number[]> {
  const { db } = database;
  const durations: number[] = [];
  for (const viewer of viewers.slice(0, OWN_CHANGES)) {
    const asked = questions.get(viewer);
    const best = asked && propose(db, asked)?.[0];
    if (!asked || !best) continue;
    for (const pausedAt of [new Date(), null]) {
      const started = performance.now();
      await changeMember(db, best.id, (tx) => setPaused(tx, best.id, pausedAt));
      const isThere = propose(db, asked)?.some(({ id }) => id === best.id);
      durations.push(performance.now() - started);
      if (isThere !== (pausedAt === null)) throw new Error('An own change is not visible at once');
    }
  }
  if (durations.length === 0) throw new Error('Nobody was proposed to anybody');
  return durations;
}
