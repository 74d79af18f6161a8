import { lte, sql } from 'drizzle-orm';
import { ageOn } from '#lib/age.ts';
import { DAY_MS } from '#lib/durations.ts';
import type { StoredMatchCard } from '#member/profile/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { FACES_KEPT_DAYS, type ScoreView, weekStart } from '../rules.ts';
import type { SelectionFace, SelectionPlan } from './plan-selection.ts';
import { shownProfiles } from './tables.ts';
import type { StoredFace } from './viewer-store.ts';

export type NewFaces = Pick<SelectionPlan, 'admitted' | 'released' | 'shownAgain'> & {
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
  const { rows } = await db.execute<{ noted: boolean }>(
    sql`SELECT note_shown(${viewer}, ${note}::jsonb) AS noted`,
  );
  return rows[0]?.noted === true;
}

function stored({ id, introducedAt, admittedAt, shownAt }: SelectionFace): StoredFace {
  return [id, Number(introducedAt), admittedAt && Number(admittedAt), Number(shownAt)];
}

/** Gives people a place. @param since start of the place, for a person who comes back */
export async function admitFaces(
  tx: Database,
  me: string,
  ids: readonly string[],
  now: Date,
  since = now,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .insert(shownProfiles)
    .values(
      ids.map((id) => ({
        user_id: me,
        profile_id: id,
        introduced_at: now,
        admitted_at: since,
        shown_at: now,
      })),
    )
    .onConflictDoUpdate({
      target: [shownProfiles.user_id, shownProfiles.profile_id],
      set: { admitted_at: since, shown_at: now },
    });
}

/** Deletes faces too old for any weekly count. */
export async function eraseShownLongAgo(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FACES_KEPT_DAYS * DAY_MS);
  await eraseInSteps(db, shownProfiles, lte(shownProfiles.shown_at, before));
}
