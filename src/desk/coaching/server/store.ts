import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { ageOn } from '#lib/age.ts';
import { foldText } from '#lib/fold-text.ts';
import { parisDay } from '#lib/french-date.ts';
import { coachAssignments, coaches } from '#member/coaches/server/tables.ts';
import { coachMessages, coachNotes } from '#member/coaching/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import type { WorkshopId } from '#member/workshops/rules.ts';
import { workshopDates, workshopRegistrations } from '#member/workshops/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { folded } from '#platform/database/folded.ts';
import { lockName } from '#platform/database/locks.ts';
import type { CoachedMember, CoachNote, MemberDate } from '../contract.ts';
import { MEMBERS_PAGE_SIZE } from '../rules.ts';

export type CoachedPair = { member: string; coach: string };

/** Finds a current member of the coach. Another coach's member and an unknown one give the same result. */
export async function findOwnMember(
  db: Database,
  staff: { id: string },
  member: string,
): Promise<(CoachedPair & { since: Date }) | undefined> {
  const { user_id, coach_id, assigned_at } = coachAssignments;
  const [pair] = await db
    .select({ member: user_id, coach: coach_id, since: assigned_at })
    .from(coachAssignments)
    .innerJoin(coaches, eq(coaches.id, coach_id))
    .where(and(eq(user_id, member), eq(coaches.staff_id, staff.id)));
  return pair;
}

/**
 * Lists the members of a coach by first name.
 * @param after id of the last member of the previous page
 */
export async function listMembers(
  db: Database,
  {
    coach,
    search = '',
    after,
    only,
    now,
  }: { coach: string; search?: string; after?: string; only?: string; now: Date },
): Promise<CoachedMember[]> {
  const looked = foldText(search);
  // Signs alone fold to nothing, and begin no name.
  const begins = (column: SQL) => (looked ? sql`${folded(column)} LIKE ${`${looked}%`}` : sql`false`);
  const at = now.toISOString();
  const { rows } = await db.execute<{
    id: string;
    first_name: string;
    birth_date: string;
    city: string;
    workshop_id: WorkshopId | null;
    starts_at: Date | string | null;
    last_at: Date | string | null;
    last_from: 'member' | 'coach' | null;
    unread: number;
  }>(sql`
    SELECT p.id, p.first_name, p.birth_date::text AS birth_date, p.city, next.workshop_id, next.starts_at,
      last.created_at AS last_at, last.written_by AS last_from,
      (SELECT count(*)::int FROM ${coachMessages} m WHERE m.user_id = p.id AND m.coach_id = ${coach}
        AND m.written_by = 'member' AND NOT m.read) AS unread
    FROM ${coachAssignments} a JOIN ${profiles} p ON p.id = a.user_id
    LEFT JOIN LATERAL (SELECT d.workshop_id, d.starts_at FROM ${workshopDates} d
      JOIN ${workshopRegistrations} r ON r.session_id = d.id
      WHERE r.user_id = p.id AND r.status = 'registered' AND d.cancelled_at IS NULL
        AND d.starts_at > ${at}::timestamptz ORDER BY d.starts_at LIMIT 1) next ON true
    LEFT JOIN LATERAL (SELECT m.created_at, m.written_by FROM ${coachMessages} m
      WHERE m.user_id = p.id AND m.coach_id = ${coach} ORDER BY m.id DESC LIMIT 1) last ON true
    WHERE a.coach_id = ${coach}
      ${only ? sql`AND p.id = ${only}` : sql``}
      ${search.trim() ? sql`AND (${begins(sql`p.first_name`)} OR ${begins(sql`p.city`)})` : sql``}
      ${after ? sql`AND (${folded(sql`p.first_name`)}, p.id) > (SELECT ${folded(sql`q.first_name`)}, q.id FROM ${profiles} q WHERE q.id = ${after})` : sql``}
    ORDER BY ${folded(sql`p.first_name`)}, p.id LIMIT ${MEMBERS_PAGE_SIZE + 1}`);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    age: ageOn(row.birth_date, parisDay(now)) ?? null,
    city: row.city,
    nextDate:
      row.workshop_id !== null && row.starts_at !== null
        ? { workshopId: row.workshop_id, startsAt: new Date(row.starts_at).toISOString() }
        : null,
    lastExchange:
      row.last_at !== null && row.last_from !== null
        ? { at: new Date(row.last_at).toISOString(), from: row.last_from }
        : null,
    unread: row.unread,
  }));
}

/** Lists members with messages that the coach has not read, longest waiting first. */
export async function listAwaiting(db: Database, coach: string) {
  const { rows } = await db.execute<{ id: string; first_name: string; since: Date | string }>(sql`
    SELECT p.id, p.first_name, min(m.created_at) AS since FROM ${coachMessages} m
    JOIN ${coachAssignments} a ON a.user_id = m.user_id AND a.coach_id = m.coach_id
    JOIN ${profiles} p ON p.id = m.user_id
    WHERE m.coach_id = ${coach} AND m.written_by = 'member' AND NOT m.read
    GROUP BY p.id ORDER BY since`);
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    since: new Date(row.since).toISOString(),
  }));
}

/** Lists every date where a member has or had a place or a rank, latest first. */
export async function listDatesOf(db: Database, member: string): Promise<MemberDate[]> {
  const rows = await db
    .select({ date: workshopDates, registration: workshopRegistrations })
    .from(workshopRegistrations)
    .innerJoin(workshopDates, eq(workshopDates.id, workshopRegistrations.session_id))
    .where(eq(workshopRegistrations.user_id, member))
    .orderBy(desc(workshopDates.starts_at));
  return rows.map(({ date, registration }) => ({
    id: date.id,
    workshopId: date.workshop_id,
    startsAt: date.starts_at.toISOString(),
    waiting: registration.status === 'waiting',
    cancelled: date.cancelled_at !== null,
    attendance: registration.attendance,
  }));
}

const notesOf = ({ member, coach }: CoachedPair) =>
  and(eq(coachNotes.user_id, member), eq(coachNotes.coach_id, coach));

/** Lists the coach's notes about a member, latest first. */
export async function listCoachNotes(db: Database, pair: CoachedPair): Promise<CoachNote[]> {
  const rows = await db.select().from(coachNotes).where(notesOf(pair)).orderBy(desc(coachNotes.id));
  return rows.map(({ id, content, created_at }) => ({ id, content, createdAt: created_at.toISOString() }));
}

/** Returns false when the note was already stored. */
export async function insertCoachNote(
  tx: Database,
  pair: CoachedPair,
  { clientId: client_id, content }: { clientId: string; content: string },
  now: Date,
): Promise<boolean> {
  await lockName(tx, `coach-note:${client_id}`);
  const { member, coach } = pair;
  // Search within the notes of the pair: they have an index, client ids have none.
  const same = and(notesOf(pair), eq(coachNotes.client_id, client_id));
  if ((await tx.$count(coachNotes, same)) > 0) return false;
  await tx
    .insert(coachNotes)
    .values({ user_id: member, coach_id: coach, content, created_at: now, client_id });
  return true;
}

/** Returns whether the note existed. */
export async function deleteNote(tx: Database, pair: CoachedPair, id: number): Promise<boolean> {
  const gone = await tx
    .delete(coachNotes)
    .where(and(notesOf(pair), eq(coachNotes.id, id)))
    .returning({ id: coachNotes.id });
  return gone.length > 0;
}
