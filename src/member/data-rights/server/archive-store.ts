import { asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as coachesTables from '#member/coaches/server/tables.ts';
import * as meetingTables from '#member/meeting/server/tables.ts';
import * as profileTables from '#member/profile/server/tables.ts';
import * as workshopsTables from '#member/workshops/server/tables.ts';
import type { Database } from '#platform/database/client.ts';

export type ArchiveRow = Record<string, unknown>;

/** Lists the rows of a table that belong to a member. @param own columns that may contain the member’s id */
export async function listOwnRows(
  db: Database,
  table: PgTable,
  own: readonly string[],
  me: string,
): Promise<ArchiveRow[]> {
  const columns = Object.entries(getTableColumns(table));
  const mine = columns.flatMap(([, column]) => (own.includes(column.name) ? [eq(column, me)] : []));
  const first = columns.find(([, column]) => column.primary)?.[1];
  const query = db
    .select()
    .from(table)
    .where(or(...mine));
  const rows: ArchiveRow[] = await (first ? query.orderBy(asc(first)) : query);
  return rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
}

/** Lists the first names of members by id. */
export async function listFirstNames(db: Database, ids: readonly string[]) {
  const { people } = profileTables;
  return db
    .select({ id: people.id, name: people.first_name })
    .from(people)
    .where(inArray(people.id, [...new Set(['', ...ids])]));
}

/** Lists the coaches of a member, with their names. */
export async function listOwnCoaches(db: Database, me: string) {
  const { coaches, coachAssignments } = coachesTables;
  return db
    .select({ id: coaches.id, first: coaches.first_name, last: coaches.last_name })
    .from(coaches)
    .innerJoin(coachAssignments, eq(coachAssignments.coach_id, coaches.id))
    .where(eq(coachAssignments.user_id, me));
}

/** Lists the workshop dates for which a member has a place or waits for one. */
export async function listOwnDates(db: Database, me: string) {
  const { workshopDates, workshopRegistrations } = workshopsTables;
  return db
    .select({
      id: workshopDates.id,
      workshop: workshopDates.workshop_id,
      start: workshopDates.starts_at,
    })
    .from(workshopDates)
    .innerJoin(workshopRegistrations, eq(workshopRegistrations.session_id, workshopDates.id))
    .where(eq(workshopRegistrations.user_id, me));
}

/** Lists the feedback that other members wrote about a member, with the first names of the authors. */
export async function listFeedbacksAbout(db: Database, me: string) {
  const { meetingFeedbacks } = meetingTables;
  const { people } = profileTables;
  return db
    .select({ theirs: meetingFeedbacks, name: people.first_name })
    .from(meetingFeedbacks)
    .innerJoin(people, eq(people.id, meetingFeedbacks.author_id))
    .where(eq(meetingFeedbacks.about_id, me));
}
