import { lte, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/months-later.ts';
import { FACES_KEPT_DAYS, nextWeekStart, weekStart } from '#member/rhythm/rules.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { type PairKind, pairKeptMonths } from '../../rules.ts';
import { keptPairs } from '../tables.ts';

type Pair = {
  kind: PairKind;
  isFirst: boolean;
  id: string;
  email: string;
  since: string;
  their_version: number | null;
  love_points: number | null;
};

/**
 * Keeps what an erasure must not undo (D31): pairs kept apart, points shown, openings of the last day, faces of this week.
 * @param person keyed hash of the member’s address
 * @param personOf hashes any address
 */
export async function keepPairsOf(
  tx: Database,
  { member, person, personOf }: { member: string; person: string; personOf: (email: string) => string },
  now: Date,
): Promise<void> {
  const { rows } = await tx.execute<Pair>(sql`
    WITH pairs AS (
      SELECT 'apart' AS kind, user_id AS one, other_id AS two, created_at AS since, NULL::int AS their_version, NULL::int AS love_points
      FROM kept_apart WHERE ${member} IN (user_id, other_id)
      UNION ALL SELECT 'apart', user_id, blocked_user_id, created_at, NULL, NULL
      FROM blocked_users WHERE ${member} IN (user_id, blocked_user_id)
      UNION ALL SELECT 'seen', viewer_id, person_id, compared_on::timestamp AT TIME ZONE 'UTC', their_version, love_points
      FROM score_views WHERE ${member} IN (viewer_id, person_id)
      UNION ALL SELECT 'opened', user_id, contact_id, max(opened_at), NULL, NULL
      FROM chat_openings WHERE ${member} IN (user_id, contact_id) AND opened_at > ${dayBefore(now)}::timestamptz
      GROUP BY user_id, contact_id
      UNION ALL SELECT 'shown', user_id, profile_id, shown_at, NULL, NULL
      FROM shown_profiles WHERE user_id = ${member} AND shown_at >= ${weekStart(now).toISOString()}::timestamptz)
    SELECT kind, one = ${member} AS "isFirst", u.id, u.email, to_json(since) #>> '{}' AS since, their_version, love_points
    FROM pairs JOIN users u ON u.id = CASE WHEN one = ${member} THEN two ELSE one END`);
  const kept = new Map(
    rows.map(({ isFirst, id, email, ...pair }) => {
      const other = personOf(email);
      const until = keptUntil(pair.kind, new Date(pair.since), now);
      const [first, second] = isFirst ? [person, other] : [other, person];
      return [`${pair.kind} ${first} ${second}`, { ...pair, person: first, other: second, until }];
    }),
  );
  await rememberPeople(
    tx,
    rows.map(({ id, email }) => ({ id, person: personOf(email) })),
  );
  await tx.execute(sql`
    INSERT INTO kept_pairs (kind, person, other, since, their_version, love_points, until)
    SELECT kind, person, other, since, their_version, love_points, until
    FROM jsonb_to_recordset(${JSON.stringify([...kept.values()])}::jsonb) AS pair(kind text, person text, other text,
      since timestamptz, their_version int, love_points smallint, until timestamptz)
    ON CONFLICT (kind, person, other) DO UPDATE SET since = excluded.since, until = excluded.until,
      their_version = excluded.their_version, love_points = excluded.love_points`);
}

/** Stores the hash of remaining members, to match them when the erased one comes back. */
async function rememberPeople(tx: Database, people: { id: string; person: string }[]): Promise<void> {
  await tx.execute(sql`
    UPDATE users u SET person = known.person
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS known(id text, person text)
    WHERE u.id = known.id AND u.person IS DISTINCT FROM known.person`);
}

/**
 * Restores the pairs of a returning address, for members who have an account now. Points keep their 30 days.
 * @param person keyed hash of the member’s address
 */
export async function bringPairsBack(
  tx: Database,
  { member, person }: { member: string; person: string },
  now: Date,
): Promise<void> {
  const facesSince = new Date(now.getTime() - FACES_KEPT_DAYS * DAY_MS).toISOString();
  await tx.execute(sql`
    WITH kept AS (
      SELECT k.kind, k.since, k.their_version, k.love_points,
        CASE WHEN k.person = ${person} THEN ${member} ELSE u.id END AS one,
        CASE WHEN k.person = ${person} THEN u.id ELSE ${member} END AS two
      FROM kept_pairs k JOIN users u ON u.person = CASE WHEN k.person = ${person} THEN k.other ELSE k.person END
      WHERE ${person} IN (k.person, k.other) AND k.until > ${now.toISOString()}::timestamptz),
    apart AS (
      INSERT INTO kept_apart (user_id, other_id, created_at)
      SELECT one, two, since FROM kept WHERE kind = 'apart' ON CONFLICT DO NOTHING),
    seen AS (
      INSERT INTO score_views (viewer_id, person_id, my_version, their_version, love_points, compared_on)
      SELECT one, two, 0, their_version, love_points, (since AT TIME ZONE 'UTC')::date
      FROM kept WHERE kind = 'seen' ON CONFLICT DO NOTHING),
    faces AS (
      INSERT INTO shown_profiles (user_id, profile_id, introduced_at, shown_at)
      SELECT one, two, since, since FROM kept
      WHERE kind IN ('seen', 'shown') AND one = ${member} AND since > ${facesSince}::timestamptz
      ORDER BY kind DESC ON CONFLICT DO NOTHING)
    INSERT INTO chat_openings (user_id, contact_id, opened_at)
    SELECT one, two, since FROM kept WHERE kind = 'opened' AND since > ${dayBefore(now)}::timestamptz`);
}

export async function erasePairsPast(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, keptPairs, lte(keptPairs.until, now));
}

function keptUntil(kind: PairKind, since: Date, now: Date): Date {
  if (kind === 'opened') return new Date(since.getTime() + DAY_MS);
  return kind === 'shown' ? nextWeekStart(now) : monthsLater(now, pairKeptMonths(kind));
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString();
