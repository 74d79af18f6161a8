import { lte, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { monthsLater } from '#lib/paris-time.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { FACES_KEPT_DAYS, nextWeekStart, PAIR_KEPT_MONTHS, type PairKind, weekStart } from '../../rules.ts';
import { keptPairs } from '../tables.ts';

type Pair = {
  kind: PairKind;
  isFirst: boolean;
  id: string;
  addresses: string[];
  since: string;
  their_version: number | null;
  love_points: number | null;
};

/** `hashOf`: keyed hash of the mailbox of an address. */
type Hashing = { hashOf: (address: string) => string };

/**
 * Stores what an erasure must not undo (D31): excluded pairs, points shown, openings of the last day, faces of this
 * week. Stores each pair for every address that either of the two ever had, because both may come back with any of
 * them.
 * @param addresses of the member, former ones included
 */
export async function insertBlockedPairs(
  tx: Database,
  { member, addresses, hashOf }: { member: string; addresses: readonly string[] } & Hashing,
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
    SELECT kind, one = ${member} AS "isFirst", u.id, to_json(since) #>> '{}' AS since, their_version, love_points,
      u.email || ARRAY(SELECT f.email FROM former_addresses f WHERE f.user_id = u.id) AS addresses
    FROM pairs JOIN users u ON u.id = CASE WHEN one = ${member} THEN two ELSE one END`);
  const mine = [...new Set(addresses.map(hashOf))];
  const kept = new Map(
    rows.flatMap(({ isFirst, id, addresses: theirs, ...pair }) => {
      const until = keptUntil(pair.kind, new Date(pair.since), now);
      return mine.flatMap((my) =>
        theirs.map(hashOf).map((their) => {
          const [person, other] = isFirst ? [my, their] : [their, my];
          return [`${pair.kind} ${person} ${other}`, { ...pair, person, other, until }] as const;
        }),
      );
    }),
  );
  await rememberMailboxes(
    tx,
    rows.map(({ id, addresses: [current = ''] }) => ({ id, hash: hashOf(current) })),
  );
  await tx.execute(sql`
    INSERT INTO kept_pairs (kind, person, other, since, their_version, love_points, until)
    SELECT kind, person, other, since, their_version, love_points, until
    FROM jsonb_to_recordset(${JSON.stringify([...kept.values()])}::jsonb) AS pair(kind text, person text, other text,
      since timestamptz, their_version int, love_points smallint, until timestamptz)
    ON CONFLICT (kind, person, other) DO UPDATE SET since = excluded.since, until = excluded.until,
      their_version = excluded.their_version, love_points = excluded.love_points`);
  // The others of these pairs may be erased by now: their rows only refer to addresses of that time.
  for (const to of mine) await spreadPairs(tx, { from: mine, to }, now);
}

/** Stores the mailbox of remaining members, to match them when the erased one comes back. */
async function rememberMailboxes(tx: Database, people: { id: string; hash: string }[]): Promise<void> {
  await tx.execute(sql`
    UPDATE users u SET mailbox_hash = known.hash
    FROM jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS known(id text, hash text)
    WHERE u.id = known.id AND u.mailbox_hash IS DISTINCT FROM known.hash`);
}

/**
 * Copies what is stored under some addresses of a person to another address, on either side of a pair. Keeps the
 * former rows, because a former address may come back.
 */
async function spreadPairs(
  tx: Database,
  { from, to }: { from: readonly string[]; to: string },
  now: Date,
): Promise<void> {
  const isFrom = (side: SQL) => sql`${side} = ANY(${sql.param([...from])}::text[])`;
  const [person, other] = [sql`person`, sql`other`];
  await tx.execute(sql`
    INSERT INTO kept_pairs (kind, person, other, since, their_version, love_points, until)
    SELECT DISTINCT ON (kind, one, two) kind, one, two, since, their_version, love_points, until
    FROM (
      SELECT *, CASE WHEN ${isFrom(person)} THEN ${to} ELSE person END AS one,
        CASE WHEN ${isFrom(other)} THEN ${to} ELSE other END AS two
      FROM kept_pairs WHERE (${isFrom(person)} OR ${isFrom(other)}) AND until > ${now.toISOString()}::timestamptz) AS spread
    WHERE one <> two ORDER BY kind, one, two, until DESC
    ON CONFLICT (kind, person, other) DO UPDATE SET until = greatest(kept_pairs.until, excluded.until)`);
}

/** Restores the pairs of a returning mailbox, for members who have an account now. Points keep their 30 days. */
export async function bringPairsBack(
  tx: Database,
  { member, mailbox }: { member: string; mailbox: string },
  now: Date,
): Promise<void> {
  const facesSince = new Date(now.getTime() - FACES_KEPT_DAYS * DAY_MS).toISOString();
  const isKept = sql`until > ${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    WITH pairs AS (
      SELECT kind, since, their_version, love_points, other AS theirs, true AS first
      FROM kept_pairs WHERE person = ${mailbox} AND ${isKept}
      UNION ALL SELECT kind, since, their_version, love_points, person, false
      FROM kept_pairs WHERE other = ${mailbox} AND ${isKept}),
    found AS (
      SELECT pairs.*, CASE WHEN first THEN ${member} ELSE u.id END AS one, CASE WHEN first THEN u.id ELSE ${member} END AS two
      FROM pairs JOIN users u ON theirs IN (u.mailbox_hash, u.person) AND u.id <> ${member}),
    kept AS (SELECT DISTINCT ON (kind, one, two) * FROM found ORDER BY kind, one, two, since DESC),
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
    SELECT one, two, since FROM kept WHERE kind = 'opened' AND since > ${dayBefore(now)}::timestamptz
      AND NOT EXISTS (SELECT FROM chat_openings o
        WHERE o.user_id = one AND o.contact_id = two AND o.opened_at > ${dayBefore(now)}::timestamptz)`);
}

/**
 * After a change of address: links the pairs of the former address to the new one, and those of the new one to the
 * member.
 */
export async function moveBlockedPairs(
  tx: Database,
  { secret, member, former, email }: { secret: string; member: string; former: string; email: string },
  now: Date,
): Promise<void> {
  const mailbox = mailboxHash(secret, email, 'erased:');
  await spreadPairs(tx, { from: [mailboxHash(secret, former, 'erased:')], to: mailbox }, now);
  await bringPairsBack(tx, { member, mailbox }, now);
}

export async function erasePairsPast(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, keptPairs, lte(keptPairs.until, now));
}

function keptUntil(kind: PairKind, since: Date, now: Date): Date {
  if (kind === 'opened') return new Date(since.getTime() + DAY_MS);
  return kind === 'shown' ? nextWeekStart(now) : monthsLater(now, PAIR_KEPT_MONTHS[kind]);
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS).toISOString();
