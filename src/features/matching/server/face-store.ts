import { and, eq, inArray, lt, lte } from 'drizzle-orm';
import { searchPreferences } from '#features/profile/server/tables.ts';
import { DAY_MS, HOUR_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { FACES_KEPT_DAYS, type Face } from '../rhythm/rules.ts';
import { shownProfiles } from './tables.ts';

/** Everyone whom a member was shown lately, those passed or written to included. */
export async function listFaces(db: Database, me: string): Promise<Face[]> {
  const { profile_id, introduced_at, admitted_at } = shownProfiles;
  return db
    .select({ id: profile_id, introducedAt: introduced_at, admittedAt: admitted_at })
    .from(shownProfiles)
    .where(eq(shownProfiles.user_id, me))
    .orderBy(profile_id);
}

/** When a member last changed their search; nothing before they chose one. */
export async function findSearchChange(db: Database, me: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ chosenAt: searchPreferences.chosen_at })
    .from(searchPreferences)
    .where(eq(searchPreferences.id, me));
  return row?.chosenAt ?? undefined;
}

/** Gives these people a place in a member’s selection. @param since when the place counts from, for who comes back */
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

/** Takes the place of someone back, for someone closer. */
export async function releaseFace(tx: Database, me: string, id: string): Promise<void> {
  await tx
    .update(shownProfiles)
    .set({ admitted_at: null })
    .where(faceOf(me, [id]));
}

/** Notes that people are shown again; the write is spared when that was noted within the hour. */
export async function touchFaces(db: Database, me: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const stale = lt(shownProfiles.shown_at, new Date(now.getTime() - HOUR_MS));
  await db
    .update(shownProfiles)
    .set({ shown_at: now })
    .where(and(faceOf(me, ids), stale));
}

/** Forgets who was shown too long ago to count in any week. */
export async function eraseShownLongAgo(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FACES_KEPT_DAYS * DAY_MS);
  await db.delete(shownProfiles).where(lte(shownProfiles.shown_at, before));
}

function faceOf(me: string, ids: readonly string[]) {
  return and(eq(shownProfiles.user_id, me), inArray(shownProfiles.profile_id, [...ids]));
}
