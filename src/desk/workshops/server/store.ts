import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { staffAudit } from '#desk/staff/server/tables.ts';
import { profiles } from '#member/profile/server/tables.ts';
import { findDate, listMissingDates } from '#member/workshops/server/store.ts';
import { workshopDates, workshopRegistrations } from '#member/workshops/server/tables.ts';
import type { Database } from '#platform/database/client.ts';

type Row = typeof workshopDates.$inferSelect;

/** Lists dates from an instant on, including cancelled ones; soonest first. */
export function listDatesSince(db: Database, since: Date): Promise<Row[]> {
  const { starts_at, id } = workshopDates;
  return db.select().from(workshopDates).where(gt(starts_at, since)).orderBy(asc(starts_at), asc(id));
}

/** Lists participants and the waiting list by first name: places first, each in order of registration. */
export function listPeople(db: Database, dates: readonly string[]) {
  return db
    .select({
      dateId: workshopRegistrations.session_id,
      registration: workshopRegistrations.id,
      status: workshopRegistrations.status,
      attendance: workshopRegistrations.attendance,
      firstName: profiles.first_name,
    })
    .from(workshopRegistrations)
    .innerJoin(profiles, eq(profiles.id, workshopRegistrations.user_id))
    .where(inArray(workshopRegistrations.session_id, [...dates]))
    .orderBy(asc(workshopRegistrations.status), asc(workshopRegistrations.id));
}

/** Lists the other upcoming dates of the same workshop, planned ones too. */
export async function listSeries(db: Database, id: string, now: Date): Promise<string[]> {
  const date = await findDate(db, id);
  if (!date) return [];
  const written = (await listDatesSince(db, now)).filter((one) => one.workshop_id === date.workshop_id);
  const missing = (await listMissingDates(db, now)).filter((one) => one.workshopId === date.workshop_id);
  return [...written, ...missing].map((one) => one.id).filter((one) => one !== id);
}

/** Lists the texts sent to the participants of a date, from the log. */
export async function listMessagesSince(db: Database, id: string, since: Date): Promise<string[]> {
  const { action, at, reason, subject_id, subject_kind } = staffAudit;
  const ofDate = [eq(subject_kind, 'workshop-date'), eq(subject_id, id)];
  const rows = await db
    .select({ words: reason })
    .from(staffAudit)
    .where(and(...ofDate, eq(action, 'workshops.message'), gt(at, since)));
  return rows.flatMap(({ words }) => words ?? []);
}
