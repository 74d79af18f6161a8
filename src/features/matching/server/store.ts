import { and, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { lifeProjects, loveProfiles, sharedValues } from '#features/profile/answers/server/tables.ts';
import type { MatchCard } from '#features/profile/server/store.ts';
import { matchCards, profiles } from '#features/profile/server/tables.ts';
import { HOUR_MS } from '#lib/durations.ts';
import type { Place } from '#lib/earth.ts';
import type { Database } from '#platform/database/client.ts';
import { CRITERIA, type Criterion, SHOWN_HOURS } from '../rules.ts';
import { criteria, seekEachOther } from './criteria.ts';
import { rejectedProfiles, shownProfiles } from './tables.ts';

/** A member's card with the place of their commune, from which cells are counted. */
export type LocatedCard = MatchCard & { place: Place };

export async function findCard(db: Database, id: string): Promise<LocatedCard | undefined> {
  const [found] = await db
    .select({ card: matchCards, latitude: profiles.latitude, longitude: profiles.longitude })
    .from(matchCards)
    .innerJoin(profiles, eq(profiles.id, matchCards.id))
    .where(eq(matchCards.id, id));
  return found && { ...found.card, place: { latitude: found.latitude, longitude: found.longitude } };
}

/** Ids of the people who are never proposed to a member: rejected, blocked either way, already in conversation. */
export function excludedFor(me: string): SQL {
  return sql`
    SELECT rejected_profile_id AS id FROM rejected_profiles WHERE user_id = ${me}
    UNION ALL SELECT blocked_user_id FROM blocked_users WHERE user_id = ${me}
    UNION ALL SELECT user_id FROM blocked_users WHERE blocked_user_id = ${me}
    UNION ALL SELECT contact_id FROM chat_contacts WHERE user_id = ${me}`;
}

/** People whom a member was shown in the last 24 hours, and when last. */
export async function listShown(db: Database, me: string, now: Date): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: shownProfiles.profile_id, shownAt: shownProfiles.shown_at })
    .from(shownProfiles)
    .where(and(eq(shownProfiles.user_id, me), gt(shownProfiles.shown_at, shownSince(now))));
  return new Map(rows.map((row) => [row.id, row.shownAt]));
}

function shownSince(now: Date): Date {
  return new Date(now.getTime() - SHOWN_HOURS * HOUR_MS);
}

/** Forgets who was shown too long ago to be previewed or contacted. */
export async function eraseShownLongAgo(db: Database, now: Date): Promise<void> {
  await db.delete(shownProfiles).where(lte(shownProfiles.shown_at, shownSince(now)));
}

/** Remembers who was shown, so that only they may be previewed and contacted. */
export async function recordShown(
  db: Database,
  me: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(shownProfiles)
    .values(ids.map((id) => ({ user_id: me, profile_id: id, shown_at: now })))
    .onConflictDoUpdate({
      target: [shownProfiles.user_id, shownProfiles.profile_id],
      set: { shown_at: now },
      // The write is spared when the selection is only looked at again.
      setWhere: sql`${shownProfiles.shown_at} < ${new Date(now.getTime() - HOUR_MS).toISOString()}`,
    });
}

/** Whether someone was shown to a member lately and still meets every criterion of both. */
export async function isInSelection(
  db: Database,
  me: string,
  other: string,
  { now, today }: { now: Date; today: string },
): Promise<boolean> {
  const [shown] = await db
    .select({ id: shownProfiles.profile_id })
    .from(shownProfiles)
    .where(
      and(
        eq(shownProfiles.user_id, me),
        eq(shownProfiles.profile_id, other),
        gt(shownProfiles.shown_at, shownSince(now)),
      ),
    );
  const card = shown && (await findCard(db, me));
  if (!card) return false;
  const conditions = sql.join(Object.values(criteria(card, today)), sql` AND `);
  const { rows } = await db.execute(
    sql`SELECT 1 FROM match_cards c WHERE c.id = ${other} AND ${seekEachOther(card)} AND ${conditions}
      AND c.id NOT IN (${excludedFor(me)})`,
  );
  return rows.length > 0;
}

/** How many people each criterion sets aside alone, all others being met. */
export async function countSetAside(
  db: Database,
  card: MatchCard,
  today: string,
): Promise<Record<Criterion, number>> {
  const conditions = criteria(card, today);
  const counts = CRITERIA.map((criterion) => {
    const others = CRITERIA.filter((other) => other !== criterion).map((other) => conditions[other]);
    return sql`count(*) FILTER (WHERE NOT (${conditions[criterion]}) AND ${sql.join(others, sql` AND `)})::int`;
  });
  const { rows } = await db.execute<Record<'a' | 'b' | 'c' | 'd', number>>(sql`
    SELECT ${counts[0]} AS a, ${counts[1]} AS b, ${counts[2]} AS c, ${counts[3]} AS d
    FROM match_cards c
    WHERE ${seekEachOther(card)} AND c.id NOT IN (${excludedFor(card.id)})`);
  const row = rows[0] ?? { a: 0, b: 0, c: 0, d: 0 };
  return { age: row.a, distance: row.b, 'their-age': row.c, 'their-distance': row.d };
}

export async function hasRejected(db: Database, me: string, other: string): Promise<boolean> {
  const { user_id, rejected_profile_id } = rejectedProfiles;
  return (await db.$count(rejectedProfiles, and(eq(user_id, me), eq(rejected_profile_id, other)))) > 0;
}

export async function rejectProfile(db: Database, me: string, other: string, now: Date): Promise<void> {
  await db
    .insert(rejectedProfiles)
    .values({ user_id: me, rejected_profile_id: other, created_at: now })
    .onConflictDoNothing();
}

/** Profiles of these people with the answers that a score compares; whoever is gone is left out. */
export async function listPeople(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ profile: profiles, love: loveProfiles, values: sharedValues, life: lifeProjects })
    .from(profiles)
    .leftJoin(loveProfiles, eq(loveProfiles.id, profiles.id))
    .leftJoin(sharedValues, eq(sharedValues.id, profiles.id))
    .leftJoin(lifeProjects, eq(lifeProjects.id, profiles.id))
    .where(inArray(profiles.id, [...ids]));
  return new Map(
    rows.map(({ profile, love, values, life }) => [
      profile.id,
      { profile, answers: { love, activities: values?.activities ?? null, life } },
    ]),
  );
}
