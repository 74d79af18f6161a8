import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { type OpeningHours, PRESENT_MS } from '../rules.ts';
import { supportClosures, supportHours, supportPresence } from './tables.ts';

/** Reads opening hours and closures. */
export async function readOpeningHours(db: Database): Promise<OpeningHours> {
  const week = await db
    .select({ day: supportHours.day, opens: supportHours.opens, closes: supportHours.closes })
    .from(supportHours)
    .orderBy(asc(supportHours.day), asc(supportHours.opens));
  const { first_day: from, last_day: to, reason } = supportClosures;
  const closures = await db.select({ from, to, reason }).from(supportClosures).orderBy(asc(from));
  return { week, closures };
}

/** Replaces all hours and closures; serialises concurrent saves. */
export async function saveOpeningHours(tx: Database, { week, closures }: OpeningHours): Promise<void> {
  await lockName(tx, 'support-hours');
  await tx.delete(supportHours);
  await tx.delete(supportClosures);
  if (week.length > 0) await tx.insert(supportHours).values([...week]);
  if (closures.length > 0)
    await tx
      .insert(supportClosures)
      .values(closures.map(({ from, to, reason }) => ({ first_day: from, last_day: to, reason })));
}

/** Records that a colleague is present. */
export async function recordPresence(db: Database, staff: string, now: Date): Promise<void> {
  await db
    .insert(supportPresence)
    .values({ staff_id: staff, seen_at: now })
    .onConflictDoUpdate({ target: supportPresence.staff_id, set: { seen_at: now } });
}

/** Returns whether any colleague is present. */
export async function isSomeonePresent(db: Database, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - PRESENT_MS);
  const rows = await db
    .select({ one: sql`1` })
    .from(supportPresence)
    .where(gt(supportPresence.seen_at, since))
    .limit(1);
  return rows.length > 0;
}
