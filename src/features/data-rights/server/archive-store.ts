import { asc, eq, getTableColumns, getTableName, inArray, is, or } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as appointmentsTables from '#features/accompaniment/appointments/server/tables.ts';
import * as coachChatTables from '#features/accompaniment/coach-chat/server/tables.ts';
import * as coachesTables from '#features/accompaniment/coaches/server/tables.ts';
import * as sharedAnswersTables from '#features/accompaniment/shared-answers/server/tables.ts';
import * as workshopsTables from '#features/accompaniment/workshops/server/tables.ts';
import * as emailChangeTables from '#features/accounts/email-change/server/tables.ts';
import * as passkeysTables from '#features/accounts/passkeys/server/tables.ts';
import * as secondFactorTables from '#features/accounts/second-factor/server/tables.ts';
import * as accountsTables from '#features/accounts/server/tables.ts';
import * as adMeasurementTables from '#features/ad-measurement/server/tables.ts';
import * as callsTables from '#features/conversations/calls/server/tables.ts';
import * as encountersTables from '#features/conversations/encounters/server/tables.ts';
import * as meetingTables from '#features/conversations/meeting/server/tables.ts';
import * as notificationsTables from '#features/conversations/notifications/server/tables.ts';
import * as reportsTables from '#features/conversations/reports/server/tables.ts';
import * as conversationsTables from '#features/conversations/server/tables.ts';
import * as matchingTables from '#features/matching/server/tables.ts';
import * as answersTables from '#features/profile/answers/server/tables.ts';
import * as photosTables from '#features/profile/photos/server/tables.ts';
import * as promptsTables from '#features/profile/prompts/server/tables.ts';
import * as profileTables from '#features/profile/server/tables.ts';
import * as verificationTables from '#features/profile/verification/server/tables.ts';
import * as chatTables from '#features/support/chat/server/tables.ts';
import * as contactFormTables from '#features/support/contact-form/server/tables.ts';
import * as liveTables from '#live/server/tables.ts';
import * as standingTables from '#mechanisms/decisions/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import * as platformTables from '#platform/database/tables.ts';
import * as ownTables from './tables.ts';

export type Row = Record<string, unknown>;

const EVERY_TABLE: readonly object[] = [
  appointmentsTables,
  coachChatTables,
  coachesTables,
  sharedAnswersTables,
  workshopsTables,
  accountsTables,
  emailChangeTables,
  secondFactorTables,
  passkeysTables,
  standingTables,
  adMeasurementTables,
  conversationsTables,
  callsTables,
  encountersTables,
  meetingTables,
  notificationsTables,
  reportsTables,
  matchingTables,
  profileTables,
  photosTables,
  promptsTables,
  answersTables,
  verificationTables,
  chatTables,
  contactFormTables,
  liveTables,
  ownTables,
  platformTables,
];

/** Every table, by its name in the database. */
const TABLES = new Map<string, PgTable>(
  EVERY_TABLE.flatMap((tables) => Object.values(tables))
    .filter((table) => is(table, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** The rows of one table that are a member's own, by the names of its columns. @param own columns that may hold their id */
export async function listOwnRows(
  db: Database,
  name: string,
  own: readonly string[],
  me: string,
): Promise<Row[]> {
  const table = TABLES.get(name);
  if (!table) return [];
  const columns = Object.entries(getTableColumns(table));
  const mine = columns.flatMap(([, column]) => (own.includes(column.name) ? [eq(column, me)] : []));
  const first = columns.find(([, column]) => column.primary)?.[1];
  const query = db
    .select()
    .from(table)
    .where(or(...mine));
  const rows: Row[] = await (first ? query.orderBy(asc(first)) : query);
  return rows.map((row) => Object.fromEntries(columns.map(([key, column]) => [column.name, row[key]])));
}

/** First names of these people, by id. */
export async function listFirstNames(db: Database, ids: readonly string[]) {
  const { profiles } = profileTables;
  return db
    .select({ id: profiles.id, name: profiles.first_name })
    .from(profiles)
    .where(inArray(profiles.id, [...new Set(['', ...ids])]));
}

/** The coach who accompanies a member. */
export async function listOwnCoaches(db: Database, me: string) {
  const { coaches, coachAssignments } = coachesTables;
  return db
    .select({ id: coaches.id, first: coaches.first_name, last: coaches.last_name })
    .from(coaches)
    .innerJoin(coachAssignments, eq(coachAssignments.coach_id, coaches.id))
    .where(eq(coachAssignments.user_id, me));
}

/** The dates of workshops for which a member is registered. */
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

/** What others wrote about a member after a meeting, read or not. */
export async function listFeedbacksAbout(db: Database, me: string) {
  const { meetingFeedbacks } = meetingTables;
  const { profiles } = profileTables;
  return db
    .select({ theirs: meetingFeedbacks, name: profiles.first_name })
    .from(meetingFeedbacks)
    .innerJoin(profiles, eq(profiles.id, meetingFeedbacks.author_id))
    .where(eq(meetingFeedbacks.about_id, me));
}
