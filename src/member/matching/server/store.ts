import { and, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { ageOn } from '#lib/age.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import { matchCards, profiles, searchPreferences } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { unlessDiskFull } from '#platform/database/unavailable.ts';
import { FACES_KEPT_DAYS, PASSED_LIMIT, type ScoreView, SHOWN_HOURS, weekStart } from '../rules.ts';
import { isNotBlocked } from './contact-store.ts';
import type { SelectionFace, SelectionPlan } from './plan-selection.ts';
import { rejectedProfiles, shownProfiles } from './tables.ts';
import type { StoredFace } from './viewer-store.ts';

/** Returns whether a person was shown to a member recently (`SHOWN_HOURS`). */
export async function wasShown(db: Database, me: string, other: string, now: Date): Promise<boolean> {
  const pair = and(eq(shownProfiles.user_id, me), eq(shownProfiles.profile_id, other));
  return (await db.$count(shownProfiles, and(pair, gt(shownProfiles.shown_at, shownSince(now))))) > 0;
}

/** Returns since when people shown judge the member as first shown, for callers that bound the time themselves. */
export function facesSince(now: Date): Date {
  return new Date(now.getTime() - FACES_KEPT_DAYS * DAY_MS);
}

function shownSince(now: Date): Date {
  return new Date(now.getTime() - SHOWN_HOURS * HOUR_MS);
}

/** Records a pass. Idempotent. */
export async function rejectProfile(db: Database, me: string, other: string, now: Date): Promise<void> {
  await db
    .insert(rejectedProfiles)
    .values({ user_id: me, rejected_profile_id: other, created_at: now })
    .onConflictDoNothing();
}

export async function deletePass(db: Database, me: string, other: string): Promise<void> {
  const { user_id, rejected_profile_id } = rejectedProfiles;
  await db.delete(rejectedProfiles).where(and(eq(user_id, me), eq(rejected_profile_id, other)));
}

/** Returns whether no other member has a profile yet. */
export async function isAlone(db: Database): Promise<boolean> {
  const { rows } = await acrossMembers(() =>
    db.execute<{ alone: boolean }>(
      sql`SELECT count(*) < 2 AS alone FROM (SELECT FROM all_cards LIMIT 2) AS cards`,
    ),
  );
  return rows[0]?.alone === true;
}

/** Finds the last change of the search; undefined before the first one. */
export async function findSearchChange(db: Database, me: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ chosenAt: searchPreferences.chosen_at })
    .from(searchPreferences)
    .where(eq(searchPreferences.id, me));
  return row?.chosenAt ?? undefined;
}

export async function findRejection(db: Database, me: string, other: string): Promise<Date | undefined> {
  const { user_id, rejected_profile_id, created_at } = rejectedProfiles;
  const [row] = await db
    .select({ at: created_at })
    .from(rejectedProfiles)
    .where(and(eq(user_id, me), eq(rejected_profile_id, other)));
  return row?.at;
}

/** Lists the ids with a pass in either direction, without telling which. */
export async function listPassedEitherWay(
  db: Database,
  member: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { user_id, rejected_profile_id } = rejectedProfiles;
  const rows = await db
    .select({ by: user_id, whom: rejected_profile_id })
    .from(rejectedProfiles)
    .where(
      or(
        and(eq(user_id, member), inArray(rejected_profile_id, [...ids])),
        and(eq(rejected_profile_id, member), inArray(user_id, [...ids])),
      ),
    );
  return new Set(rows.map(({ by, whom }) => (by === member ? whom : by)));
}

/** Lists the profiles of people who can be shown. */
export async function listShowable(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await acrossMembers(
    async () =>
      await db
        .select({ profile: profiles })
        .from(profiles)
        .innerJoin(matchCards, eq(matchCards.id, profiles.id))
        .where(inArray(profiles.id, [...ids])),
  );
  return rows.map(({ profile }) => profile);
}

/** Lists people passed since an instant, with a card and without a block, the latest first. */
export async function listPassed(db: Database, me: string, since: Date) {
  const { user_id, rejected_profile_id, created_at } = rejectedProfiles;
  // First name, age and town of other members, as on their cards.
  return acrossMembers(
    async () =>
      await db
        .select({ profile: profiles })
        .from(rejectedProfiles)
        .innerJoin(profiles, eq(profiles.id, rejected_profile_id))
        .innerJoin(matchCards, eq(matchCards.id, rejected_profile_id))
        .where(and(eq(user_id, me), gt(created_at, since), isNotBlocked(sql`${me}`, rejected_profile_id)))
        .orderBy(desc(created_at), rejected_profile_id)
        .limit(PASSED_LIMIT),
  );
}

type NewFaces = Pick<SelectionPlan, 'admitted' | 'released' | 'shownAgain'> & {
  plannedOn: readonly SelectionFace[];
  now: Date;
  /** From `shownAs`. */
  self: readonly number[];
};

/** Returns what others may refuse in a member, as stored with each person shown. @param today ISO date in Paris */
export function shownAs({ traits, birth_date, x, y, z }: StoredMatchCard, today: string): number[] {
  return [traits, ageOn(birth_date, today) ?? 0, x, y, z];
}

/** A score computed with answers that were not compared before. */
export type NewLook = { person: string; before: ScoreView | undefined; view: ScoreView };

/**
 * Records the people shown, in one statement under the member’s lock.
 * @returns false if faces or views changed: plan again
 */
export async function recordShown(
  db: Database,
  viewer: string,
  looks: readonly NewLook[],
  faces?: NewFaces,
): Promise<boolean> {
  const { admitted = [], shownAgain = [] } = faces ?? {};
  if (admitted.length + shownAgain.length + looks.length === 0) return true;
  // People who are only shown again take no place, so the plan needs no check.
  const plannedOn = admitted.length > 0 ? faces?.plannedOn.map(stored) : undefined;
  const week = faces && weekStart(faces.now);
  const note = JSON.stringify({ ...faces, plannedOn, looks, week });
  const recorded = db
    .execute<{ noted: boolean }>(sql`SELECT note_shown(${viewer}, ${note}::jsonb) AS noted`)
    .then(({ rows }) => rows[0]?.noted === true);
  // While nothing can be written, no answers change either: showing the same people again reveals nothing.
  return admitted.length > 0 ? recorded : unlessDiskFull(recorded, () => true);
}

function stored({ id, introducedAt, admittedAt, shownAt }: SelectionFace): StoredFace {
  return [id, Number(introducedAt), admittedAt && Number(admittedAt), Number(shownAt)];
}

/** Gives a person a place. @param since start of the place, for a person who comes back */
export async function admitFace(
  tx: Database,
  me: string,
  profile_id: string,
  now: Date,
  since = now,
): Promise<void> {
  const place = { admitted_at: since, shown_at: now };
  await tx
    .insert(shownProfiles)
    .values({ user_id: me, profile_id, introduced_at: now, ...place })
    .onConflictDoUpdate({ target: [shownProfiles.user_id, shownProfiles.profile_id], set: place });
}

/** Deletes faces too old for any weekly count. */
export async function eraseShownLongAgo(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FACES_KEPT_DAYS * DAY_MS);
  await eraseInSteps(db, shownProfiles, lte(shownProfiles.shown_at, before));
}
