import { and, eq, gt, isNull, not, type SQL, sql } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import { memberActivity } from '#live/server/tables.ts';
import { accountStandings } from '#mechanisms/decisions/server/tables.ts';
import { chatContacts } from '#member/matching/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import { userReports } from '#member/reports/server/tables.ts';
import { workshopDates, workshopRegistrations } from '#member/workshops/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import { MAIL_QUEUE } from '#platform/mail/outbox.ts';
import { MAILS_LISTED, type MemberState, SIGN_UP_STEPS, type SignUpStep } from '../rules.ts';
import { memberErasures } from './tables.ts';

/** SQL expression for the state of a member at an instant. */
export const stateAt = (now: Date) => sql<MemberState>`CASE
  WHEN ${accountStandings.until} > ${now.toISOString()}::timestamptz THEN 'suspended'
  WHEN ${accountStandings.erase_after} IS NOT NULL THEN 'closed'
  WHEN ${profiles.id} IS NULL THEN 'unfinished'
  WHEN ${profiles.paused_at} IS NOT NULL THEN 'paused'
  ELSE 'open' END`;

const DONE: Record<SignUpStep, SQL> = {
  profile: sql`EXISTS (SELECT FROM profiles WHERE id = ${users.id})`,
  search: sql`EXISTS (SELECT FROM search_preferences WHERE id = ${users.id} AND chosen_at IS NOT NULL)`,
  lifeProject: sql`EXISTS (SELECT FROM life_projects WHERE id = ${users.id})`,
  activities: sql`EXISTS (SELECT FROM shared_values WHERE id = ${users.id})`,
  loveProfile: sql`EXISTS (SELECT FROM love_profiles WHERE id = ${users.id})`,
  quiz: sql`EXISTS (SELECT FROM relationship_quiz WHERE id = ${users.id})`,
};
const missing = SIGN_UP_STEPS.map((step) => sql`CASE WHEN ${DONE[step]} THEN NULL ELSE ${step} END`);
/** Missing steps of the sign-up; answers to the others are not read. */
const leftSteps = sql<SignUpStep[]>`array_remove(ARRAY[${sql.join(missing, sql`, `)}]::text[], NULL)`;
/** SQL condition for a sign-up step, written so that the planner can join the tables of the steps. */
export function isAtStep(step: SignUpStep | 'complete'): SQL | undefined {
  const done = step === 'complete' ? SIGN_UP_STEPS : SIGN_UP_STEPS.slice(0, SIGN_UP_STEPS.indexOf(step));
  return and(...done.map((one) => DONE[one]), step === 'complete' ? undefined : not(DONE[step]));
}

/**
 * As members see it: the verification lapses with its photo. Not `EXISTS`, for which the planner scans the whole table.
 */
export const hasVerifiedPhoto = sql<boolean>`coalesce((SELECT photo_id IS NOT NULL FROM profile_verifications
  WHERE user_id = ${users.id} LIMIT 1), false)`;
export const isErasureAsked = sql<boolean>`EXISTS (SELECT FROM member_erasures WHERE user_id = ${users.id})`;

/** Selects members with the columns known to the desk. */
export function selectMembers(db: Database, now: Date) {
  return db
    .select({
      id: users.id,
      email: users.email,
      since: users.createdAt,
      firstName: profiles.first_name,
      birthDate: profiles.birth_date,
      city: profiles.city,
      state: stateAt(now),
      until: accountStandings.until,
      lastSeen: memberActivity.last_seen_at,
      leftSteps,
      isVerified: hasVerifiedPhoto,
      isErasureAsked,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(accountStandings, eq(accountStandings.user_id, users.id))
    .leftJoin(memberActivity, eq(memberActivity.user_id, users.id));
}
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

export async function findMember(db: Database, id: string, now: Date): Promise<MemberRow | undefined> {
  const [found] = await selectMembers(db, now).where(eq(users.id, id));
  return found;
}

export const countConversations = (db: Database, id: string) =>
  db.$count(chatContacts, eq(chatContacts.user_id, id));

export const countReports = (db: Database, id: string) =>
  db.$count(userReports, eq(userReports.reported_user_id, id));

type ListedMail = { id: string; template: string; state: 'waiting' | 'failed' | 'sent'; at: Date | string };

/** Lists the latest mails of a member: pending, failed, or sent within a year. Never reads their content. */
export async function listMailsTo(
  db: Database,
  { id, email }: { id: string; email: string },
): Promise<ListedMail[]> {
  const { rows } = await db.execute<ListedMail>(sql`
    SELECT id::text AS id, data ->> 'template' AS template, created_on AS at,
      CASE state WHEN 'failed' THEN 'failed' ELSE 'waiting' END AS state
    FROM pgboss.job WHERE name = ${MAIL_QUEUE} AND data ->> 'to' = ${email}
      AND state IN ('created', 'retry', 'active', 'failed')
    UNION ALL SELECT id, template, sent_at, 'sent' FROM sent_mails WHERE user_id = ${id}
    ORDER BY at DESC LIMIT ${MAILS_LISTED}`);
  return rows;
}

/** Lists confirmed places in future workshops, without waiting lists and cancelled dates. */
export function listPlaces(db: Database, id: string, now: Date) {
  return db
    .select({ workshopId: workshopDates.workshop_id, startsAt: workshopDates.starts_at })
    .from(workshopRegistrations)
    .innerJoin(workshopDates, eq(workshopDates.id, workshopRegistrations.session_id))
    .where(
      and(
        eq(workshopRegistrations.user_id, id),
        eq(workshopRegistrations.status, 'registered'),
        isNull(workshopDates.cancelled_at),
        gt(workshopDates.starts_at, now),
      ),
    )
    .orderBy(workshopDates.starts_at);
}

export async function findErasure(db: Database, id: string) {
  const [found] = await db
    .select({
      askedBy: memberErasures.asked_by,
      by: staff.first_name,
      request: memberErasures.request,
      askedAt: memberErasures.asked_at,
    })
    .from(memberErasures)
    .leftJoin(staff, eq(staff.id, memberErasures.asked_by))
    .where(eq(memberErasures.user_id, id));
  return found;
}

/** Stores the erasure request of a member, replacing an earlier one. */
export async function saveErasure(tx: Database, row: typeof memberErasures.$inferInsert): Promise<void> {
  await tx
    .insert(memberErasures)
    .values(row)
    .onConflictDoUpdate({ target: memberErasures.user_id, set: row });
}

/** Returns whether the request existed. */
export async function deleteErasure(tx: Database, id: string): Promise<boolean> {
  const gone = await tx
    .delete(memberErasures)
    .where(eq(memberErasures.user_id, id))
    .returning({ id: memberErasures.user_id });
  return gone.length > 0;
}
