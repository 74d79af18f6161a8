import { randomUUID } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import {
  type Attendance,
  attendanceVerdict,
  changeVerdict,
  hourVerdict,
  type WorkshopId,
} from '../../rules.ts';
import { notifyCoach } from '../notify.ts';
import { insertDate, insertDates, listMissingDates, lockWorkshop, type StoredDate } from '../store.ts';
import { workshopDates, workshopRegistrations } from '../tables.ts';
import { coachAmong, findDateCoach } from './date-coach.ts';
import { type Clash, findClash, roomOf } from './find-clash.ts';
import { assignAnnouncedCoach, listFollowingDates, lockTeam, saveLeader } from './leader-store.ts';
import { mailParticipants } from './mail-participants.ts';

/** Services of the desk routes; the change and its audit entry share a transaction. */
type ChangingServices = Pick<Services, 'env' | 'secret' | 'outbox'>;

type DateRefusal = 'begun' | 'cancelled';

/** Adds a date beside those of the weekly rhythm, and tells its coach. */
export async function addDate(
  services: ChangingServices,
  tx: Database,
  date: { workshopId: WorkshopId; startsAt: Date; coach: string | null; room: string | null },
  now: Date,
): Promise<{ id: string } | { busy: Clash } | HourRefusal> {
  const { workshopId, startsAt, coach, room } = date;
  const verdict = await findHourVerdict(tx, { workshopId, startsAt }, now);
  if (verdict !== 'ok') return verdict;
  const busy = await findClash(tx, { leader: coach, workshopId, startsAt });
  if (busy) return { busy };
  const added = await insertDate(tx, {
    id: `${workshopId}-${randomUUID()}`,
    workshop_id: workshopId,
    starts_at: startsAt,
    coach_id: coach,
    room_url: room,
  });
  await notifyCoach({ ...services, tx }, added, { kind: 'assigned' });
  return { id: added.id };
}

/**
 * Cancels a date. Mails the reason and a calendar update to participants, the waiting list and the coach. Its places no
 * longer count, and the rhythm plans one more date.
 */
export async function cancelDate(
  services: ChangingServices,
  tx: Database,
  { date, reason }: { date: StoredDate; reason: string },
  now: Date,
): Promise<{ told: number } | DateRefusal> {
  const open = openVerdict(date, now);
  if (open !== 'ok') return open;
  const cancelled = await writeChange(tx, date, { cancelled_at: now, cancel_reason: reason });
  const news = { kind: 'cancelled', reason } as const;
  const told = await mailParticipants({ ...services, tx }, cancelled, news);
  await notifyCoach({ ...services, tx }, cancelled, news);
  await insertDates(tx, await listMissingDates(tx, now));
  return { told };
}

/** Assigns another leader: tells both coaches, and tickets name the new one. */
export async function changeLeader(
  services: ChangingServices,
  tx: Database,
  { date, coach }: { date: StoredDate; coach: string },
  now: Date,
): Promise<'ok' | { busy: Clash } | DateRefusal> {
  const open = openVerdict(date, now);
  if (open !== 'ok') return open;
  const former = await findDateCoach(tx, date);
  if (former.id === coach) return 'ok';
  const leading = { leader: coach, workshopId: date.workshop_id, startsAt: date.starts_at, but: date.id };
  const busy = await findClash(tx, leading);
  if (busy) return { busy };
  await notifyCoach({ ...services, tx }, { ...date, revision: date.revision + 1 }, { kind: 'unassigned' });
  const changed = await writeChange(tx, date, { coach_id: coach });
  const { name } = await findDateCoach(tx, changed);
  await tx
    .update(workshopRegistrations)
    .set({ coach_name: name })
    .where(eq(workshopRegistrations.session_id, date.id));
  await notifyCoach({ ...services, tx }, changed, { kind: 'assigned' });
  return 'ok';
}

/** Sets the URL of the video room. Mails participants once per URL; later ones get it in their confirmation. */
export async function assignRoom(
  services: ChangingServices,
  tx: Database,
  { date, room }: { date: StoredDate; room: string },
  now: Date,
): Promise<{ told: number } | DateRefusal> {
  const open = openVerdict(date, now);
  if (open !== 'ok') return open;
  if (roomOf(services, date) === room) return { told: 0 };
  const changed = await writeChange(tx, date, { room_url: room });
  await notifyCoach({ ...services, tx }, changed, { kind: 'room' });
  return { told: await mailParticipants({ ...services, tx }, changed, { kind: 'room' }) };
}

/**
 * Sets the leader of a workshop (D38). Dates with participants keep the coach who was announced to them, until the team
 * reassigns them one by one.
 * @returns the dates that the leader now leads
 */
export async function nameLeader(
  tx: Database,
  { workshopId, coach }: { workshopId: WorkshopId; coach: string },
  now: Date,
): Promise<'unknown' | { busy: Clash } | { dates: { workshopId: WorkshopId; startsAt: Date }[] }> {
  await lockWorkshop(tx, workshopId);
  const team = await lockTeam(tx);
  if (!team.coaches.some(({ id }) => id === coach)) return 'unknown';
  const former = coachAmong(team, { coach_id: null, workshop_id: workshopId });
  const missing = (await listMissingDates(tx, now)).filter((date) => date.workshopId === workshopId);
  await insertDates(tx, missing);
  const dates = (await listFollowingDates(tx, workshopId, now)).map(({ id, starts_at }) => ({
    id,
    workshopId,
    startsAt: starts_at,
  }));
  for (const { id, startsAt } of dates) {
    const busy = await findClash(tx, { leader: coach, workshopId, startsAt, but: id });
    if (busy) return { busy };
  }
  if (former.id) await assignAnnouncedCoach(tx, workshopId, former.id, now);
  await saveLeader(tx, workshopId, coach);
  return { dates };
}

/**
 * Records, under the lock of the date, whether a participant was there; `null` clears it. Only once the date has begun.
 */
export async function tickAttendance(
  tx: Database,
  date: StoredDate,
  { registration, attendance }: { registration: number; attendance: Attendance | null },
  now: Date,
): Promise<'ok' | 'unknown' | 'early' | 'cancelled' | typeof UNCHANGED> {
  const verdict = attendanceVerdict({ startsAt: date.starts_at, cancelled: date.cancelled_at !== null }, now);
  if (verdict !== 'ok') return verdict;
  const { id, session_id, status, attendance: said } = workshopRegistrations;
  const place = and(eq(session_id, date.id), eq(id, registration), eq(status, 'registered'));
  const [stored] = await tx.select({ said }).from(workshopRegistrations).where(place);
  if (!stored) return 'unknown';
  if (stored.said === attendance) return UNCHANGED;
  await tx.update(workshopRegistrations).set({ attendance }).where(place);
  return 'ok';
}

type HourRefusal = 'past' | 'too-far' | 'taken';

/** Moves a date: places and ranks stay, and everyone is mailed with a calendar update. */
export async function moveDate(
  services: ChangingServices,
  tx: Database,
  { date, startsAt }: { date: StoredDate; startsAt: Date },
  now: Date,
): Promise<{ told: number } | { busy: Clash } | DateRefusal | HourRefusal> {
  const open = openVerdict(date, now);
  if (open !== 'ok') return open;
  if (date.starts_at.getTime() === startsAt.getTime()) return { told: 0 };
  const verdict = await findHourVerdict(tx, { workshopId: date.workshop_id, startsAt, but: date.id }, now);
  if (verdict !== 'ok') return verdict;
  const busy = await findClash(tx, { leader: date, workshopId: date.workshop_id, startsAt, but: date.id });
  if (busy) return { busy };
  const planned_at = date.planned_at ?? date.starts_at;
  const moved = await writeChange(tx, date, { starts_at: startsAt, planned_at });
  // The warning about a lack of participants is re-evaluated before the new date.
  await tx
    .update(workshopRegistrations)
    .set({ told_alone_at: null })
    .where(eq(workshopRegistrations.session_id, date.id));
  const news = { kind: 'moved', from: date.starts_at.toISOString() } as const;
  const told = await mailParticipants({ ...services, tx }, moved, news);
  await notifyCoach({ ...services, tx }, moved, news);
  return { told };
}

/** Returns whether the hour is free for this workshop; serialises concurrent requests for the same hour. */
async function findHourVerdict(
  tx: Database,
  { workshopId, startsAt, but = '' }: { workshopId: WorkshopId; startsAt: Date; but?: string },
  now: Date,
): Promise<'ok' | HourRefusal> {
  const verdict = hourVerdict(startsAt, now);
  if (verdict !== 'ok') return verdict;
  await lockWorkshop(tx, workshopId);
  const { workshop_id, starts_at, cancelled_at, id } = workshopDates;
  const sameHour = and(
    eq(workshop_id, workshopId),
    eq(starts_at, startsAt),
    isNull(cancelled_at),
    ne(id, but),
  );
  return (await tx.$count(workshopDates, sameHour)) === 0 ? 'ok' : 'taken';
}

/** Returns whether the team may still change a locked date, into which no registration can slip. */
function openVerdict({ starts_at, cancelled_at }: StoredDate, now: Date): 'ok' | DateRefusal {
  return changeVerdict({ startsAt: starts_at, cancelled: cancelled_at !== null }, now);
}

/** Stores a change and increments the revision: calendars accept the entry with the higher number. */
async function writeChange(
  tx: Database,
  date: StoredDate,
  change: Partial<Omit<StoredDate, 'id' | 'revision'>>,
): Promise<StoredDate> {
  const [written] = await tx
    .update(workshopDates)
    .set({ ...change, revision: date.revision + 1 })
    .where(eq(workshopDates.id, date.id))
    .returning();
  if (!written) throw new Error('Locked date not found');
  return written;
}
