import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { memberActivity } from '#server/db/schema.ts';
import { ONLINE_MS } from '#server/live/activity.ts';

/** Whether a member was seen within 2 minutes, on any node: what decides whether a waiting message is told elsewhere. */
export async function isOnline(db: Database, member: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ at: memberActivity.last_seen_at })
    .from(memberActivity)
    .where(eq(memberActivity.user_id, member));
  return row !== undefined && now.getTime() - row.at.getTime() <= ONLINE_MS;
}
