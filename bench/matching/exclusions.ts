import { makeRandom, pickBetween, pickOne } from '#lib/seeded-random.ts';
import type { Database } from '#platform/database/client.ts';
import type { InsertedMember } from '#server/demo/insert-members.ts';
import { insertRows } from '../shared/insert-rows.ts';

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
