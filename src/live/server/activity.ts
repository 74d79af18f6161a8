import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/** A member seen this recently counts as online: connected browsers are recorded every minute. */
export const ONLINE_MS = 2 * 60_000;
/** A visit is recorded at most once in this time. */
export const VISIT_PAUSE_MS = 10 * 60_000;

/**
 * Records that members are online, in one statement; cancels a pending warning about a long absence.
 * @param unlessSince skips members already seen after this instant
 */
export async function recordSeen(
  db: Database,
  members: readonly string[],
  now: Date,
  unlessSince: Date = now,
): Promise<void> {
  if (members.length === 0) return;
  // Selects from `users`, since a member may have been erased meanwhile.
  await db.execute(sql`
    INSERT INTO member_activity (user_id, last_seen_at)
    SELECT id, ${now.toISOString()}::timestamptz FROM users
    WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(members)}::jsonb)) ORDER BY id
    ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at, warned_at = NULL
    WHERE member_activity.last_seen_at < ${unlessSince.toISOString()}::timestamptz`);
}

/** Records a visit of a member; at most one write in ten minutes. */
export function recordVisit(db: Database, member: string, now: Date): Promise<void> {
  return recordSeen(db, [member], now, new Date(now.getTime() - VISIT_PAUSE_MS));
}
