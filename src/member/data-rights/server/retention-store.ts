import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { memberActivity } from '#live/server/tables.ts';
import { moderationCases } from '#mechanisms/decisions/server/tables.ts';
import { loveProfileChanges } from '#member/profile/server/tables.ts';
import { contentNotices, userReports } from '#member/reports/server/tables.ts';
import { contacts, supportThreads, visitorChatMessages } from '#member/support/server/tables.ts';
import { eraseEmptyThreads } from '#member/support/server/thread-store.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { users } from '#platform/database/tables.ts';

/** Deletes reports, content notices and moderation cases before an instant. */
export async function eraseReportsBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, userReports, lt(userReports.created_at, before));
  await eraseInSteps(db, contentNotices, lt(contentNotices.created_at, before));
  await eraseInSteps(db, moderationCases, lt(moderationCases.created_at, before));
}

/** Deletes contact-form messages, visitor chats and empty threads before an instant. */
export async function eraseLettersBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, contacts, lt(contacts.created_at, before));
  await eraseInSteps(db, visitorChatMessages, lt(visitorChatMessages.created_at, before));
  await eraseEmptyThreads(db, lt(supportThreads.created_at, before));
}

/** Deletes changes of love profiles that no longer count towards a limit. */
export async function eraseLoveProfileChangesBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, loveProfileChanges, lt(loveProfileChanges.changed_at, before));
}

const lastSeen = sql<Date>`coalesce(${memberActivity.last_seen_at}, ${users.createdAt})`.mapWith(
  memberActivity.last_seen_at,
);

/** Lists absent members within a page of ids; a member without a visit counts from sign-up. */
export async function listAway(db: Database, page: SQL, before: Date) {
  return db
    .select({ id: users.id, email: users.email, lastSeen, warnedAt: memberActivity.warned_at })
    .from(users)
    .leftJoin(memberActivity, eq(memberActivity.user_id, users.id))
    .where(sql`${users.id} IN (${page}) AND ${lastSeen} <= ${before.toISOString()}`)
    .orderBy(users.id);
}

/** Records a warning. @returns false if the member came back or was warned meanwhile */
export async function markWarned(
  tx: Database,
  away: { id: string; lastSeen: Date },
  now: Date,
): Promise<boolean> {
  await tx
    .insert(memberActivity)
    .values({ user_id: away.id, last_seen_at: away.lastSeen })
    .onConflictDoNothing();
  const marked = await tx
    .update(memberActivity)
    .set({ warned_at: now })
    .where(
      and(
        eq(memberActivity.user_id, away.id),
        // PostgreSQL has microseconds, JavaScript milliseconds.
        lt(memberActivity.last_seen_at, new Date(away.lastSeen.getTime() + 1)),
        or(isNull(memberActivity.warned_at), lt(memberActivity.warned_at, away.lastSeen)),
      ),
    )
    .returning({ id: memberActivity.user_id });
  return marked.length > 0;
}
