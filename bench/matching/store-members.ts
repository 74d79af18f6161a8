import { sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { matchCardOf, spreadOf } from '#member/profile/server/shared/refresh-match-card.ts';
import type { Database } from '#platform/database/client.ts';
import { profileRow } from '#server/demo/insert-members.ts';
import { insertRows } from '../shared/insert-rows.ts';
import { say } from '../shared/say.ts';
import type { Invented } from './invent-members.ts';

const BATCH_SIZE = 50_000;
/** No member is new: newcomers enter selections by a separate path. */
const MEMBERS_FOR_MS = 30 * DAY_MS;

/** Writes members and their cards in bulk; no accounts, so these members cannot log in. */
export async function storeMembers(db: Database, members: readonly Invented[]): Promise<void> {
  const joined = new Date(Date.now() - MEMBERS_FOR_MS);
  for (let start = 0; start < members.length; start += BATCH_SIZE) {
    const batch = members.slice(start, start + BATCH_SIZE);
    for (const [table, rowOf] of Object.entries(ROWS_OF))
      await insertRows(
        db,
        table,
        batch.flatMap((member) => rowOf(member, joined) ?? []),
      );
    say(`  ${(start + batch.length).toLocaleString('en')} members stored`);
  }
  // Statistics and visibility map, as autovacuum leaves them on a database that has been running for a while.
  await db.execute(sql`VACUUM ANALYZE`);
  // Vacuumed while empty, these would be planned as small; in production they contain the previous week.
  await db.execute(sql`TRUNCATE proposals, compositions, attention`);
}

type RowOf = (member: Invented, joined: Date) => object | null;

/** A member's row in each table, by column; null where they have not answered. */
const ROWS_OF: Record<string, RowOf> = {
  users: ({ id, email }, joined) => ({
    id,
    name: '',
    email,
    email_verified: true,
    created_at: joined,
    updated_at: joined,
  }),
  profiles: profileOf,
  search_preferences: ({ id, preferences }, joined) => ({ id, ...preferences, chosen_at: joined }),
  life_projects: ({ id, lifeProject }) => lifeProject && { id, ...lifeProject },
  shared_values: ({ id, activities }) => activities && { id, activities },
  love_profiles: ({ id, loveProfile }) => loveProfile && { id, ...loveProfile, version: 1 },
  match_cards: (member, joined) =>
    matchCardOf(
      {
        profile: profileOf(member, joined),
        search: { ...member.preferences, dealbreakers: [] },
        love: member.loveProfile && { ...member.loveProfile, version: 1 },
        values: member.activities && { activities: member.activities },
        life: member.lifeProject,
      },
      joined,
    ),
};

function profileOf(member: Invented, joined: Date) {
  const photo_url = hasPhoto(member.id) ? `/media/${member.id}` : null;
  return { ...profileRow(member, joined), photo_url };
}

/** Five members in six. */
export function hasPhoto(id: string): boolean {
  return spreadOf(id) % 6 !== 0;
}
