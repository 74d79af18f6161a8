import { eq } from 'drizzle-orm';
import { ONLINE_MS } from '#live/server/activity.ts';
import type { Database } from '#platform/database/client.ts';
import { memberActivity } from '#server/schema.ts';

/**
 * Whether a member was seen within 2 minutes, on any node: decides whether a message is also announced by mail or push.
 */
export async function isOnline(db: Database, member: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ at: memberActivity.last_seen_at })
    .from(memberActivity)
    .where(eq(memberActivity.user_id, member));
  return row !== undefined && now.getTime() - row.at.getTime() <= ONLINE_MS;
}
