import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Gender } from '#lib/gender.ts';
import { people } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { isPair } from '#platform/database/pair.ts';
import { users } from '#platform/database/tables.ts';
import type { IntroductionAnswer } from '../rules.ts';
import { isNotBlocked } from './contact-store.ts';
import { introductions } from './tables.ts';

export type IntroductionSide = typeof introductions.$inferSelect;

type Pair = { one: string; other: string };

const ofPair = ({ one, other }: Pair) => isPair(introductions.user_id, introductions.other_id, one, other);

/** No block, report or decline between the two, and the other’s account is active. */
const NOTHING_PARTS_THEM = sql`NOT EXISTS (SELECT FROM account_standings s WHERE s.user_id = ${introductions.other_id})
  AND ${isNotBlocked(introductions.user_id, introductions.other_id)}
  AND NOT EXISTS (SELECT FROM kept_apart k
    WHERE ${isPair(sql`k.user_id`, sql`k.other_id`, introductions.user_id, introductions.other_id)})`;

type NewIntroduction = Omit<
  IntroductionSide,
  'user_id' | 'other_id' | 'answer' | 'answered_at' | 'opened_at'
>;

export async function insertIntroduction(
  tx: Database,
  { one, other }: Pair,
  introduced: NewIntroduction,
): Promise<void> {
  await tx.insert(introductions).values([
    { user_id: one, other_id: other, ...introduced },
    { user_id: other, other_id: one, ...introduced },
  ]);
}

/** Finds both sides, that of `me` first; undefined if the two were not introduced or are excluded. */
export async function findIntroduction(
  db: Database,
  me: string,
  other: string,
): Promise<{ mine: IntroductionSide; theirs: IntroductionSide } | undefined> {
  const sides = await db
    .select()
    .from(introductions)
    .where(and(ofPair({ one: me, other }), NOTHING_PARTS_THEM));
  const mine = sides.find(({ user_id }) => user_id === me);
  const theirs = sides.find(({ user_id }) => user_id === other);
  return mine && theirs && { mine, theirs };
}

/** Lists the introductions of a member, past ones included. */
export async function listIntroductions(
  db: Database,
  me: string,
): Promise<{ side: IntroductionSide; otherGender: Gender }[]> {
  return db
    .select({ side: introductions, otherGender: people.gender })
    .from(introductions)
    .innerJoin(people, eq(people.id, introductions.other_id))
    .where(and(eq(introductions.user_id, me), NOTHING_PARTS_THEM))
    .orderBy(introductions.introduced_at, introductions.other_id);
}

/** Finds the matchmaker of a conversation; undefined if it began otherwise. */
export async function findMatchmaker(
  db: Database,
  me: string,
  other: string,
): Promise<{ by: string; note: string } | undefined> {
  const [side] = await db
    .select({ by: introductions.matchmaker_name, note: introductions.note })
    .from(introductions)
    .where(
      and(
        eq(introductions.user_id, me),
        eq(introductions.other_id, other),
        isNotNull(introductions.opened_at),
      ),
    );
  return side;
}

export async function saveAnswer(
  tx: Database,
  { user_id, other_id }: Pick<IntroductionSide, 'user_id' | 'other_id'>,
  answer: IntroductionAnswer,
  now: Date,
): Promise<void> {
  await tx
    .update(introductions)
    .set({ answer, answered_at: now })
    .where(and(eq(introductions.user_id, user_id), eq(introductions.other_id, other_id)));
}

export async function markOpened(tx: Database, pair: Pair, now: Date): Promise<void> {
  await tx.update(introductions).set({ opened_at: now }).where(ofPair(pair));
}

/** Counts open introductions per member, independent of answers, so as not to reveal them. */
export async function countGoingOn(
  db: Database,
  members: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (members.length === 0) return new Map();
  const { user_id, expires_at, opened_at } = introductions;
  const rows = await db
    .select({ user_id, count: sql<number>`count(*)::int` })
    .from(introductions)
    .where(and(inArray(user_id, [...members]), gt(expires_at, now), isNull(opened_at)))
    .groupBy(user_id);
  return new Map(rows.map(({ user_id: id, count }) => [id, count]));
}

export type IntroducedMember = { id: string; email: string; firstName: string };

export function listIntroduced(tx: Database, { one, other }: Pair): Promise<IntroducedMember[]> {
  return tx
    .select({ id: users.id, email: users.email, firstName: people.first_name })
    .from(users)
    .innerJoin(people, eq(people.id, users.id))
    .where(inArray(users.id, [one, other]));
}

/**
 * Deletes answers and notes once both members have seen the outcome, and counts them. The pair stays excluded, after a
 * decline and a missing answer alike.
 */
export async function forgetEndedIntroductions(db: Database, toldBefore: Date): Promise<void> {
  await db.execute(sql`
    WITH ended AS (
      DELETE FROM introductions WHERE opened_at IS NULL AND expires_at < ${toldBefore.toISOString()}::timestamptz
      RETURNING user_id, other_id, expires_at),
    counted AS (
      INSERT INTO introduction_waits (user_id, unopened) SELECT user_id, count(*) FROM ended GROUP BY user_id
      ON CONFLICT (user_id) DO UPDATE SET unopened = introduction_waits.unopened + excluded.unopened)
    INSERT INTO kept_apart (user_id, other_id, created_at)
    SELECT user_id, other_id, expires_at FROM ended ON CONFLICT DO NOTHING`);
}
