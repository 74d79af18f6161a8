import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { hourVerdict } from '../../rules.ts';
import { type ChangingServices, type DateRefusal, openVerdict, writeChange } from '../change-date.ts';
import { notifyCoach } from '../notify.ts';
import { lockWorkshop, type StoredDate } from '../store.ts';
import { workshopDates, workshopRegistrations } from '../tables.ts';
import { type Clash, findClash } from './find-clash.ts';
import { tellParticipants } from './tell-participants.ts';

export type HourRefusal = 'past' | 'too-far' | 'taken';

/** Another day or hour: places and ranks are kept, and everyone is told, with the new entry for their calendar. */
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
  // Whether they are alone is looked at anew before the new date.
  await tx
    .update(workshopRegistrations)
    .set({ told_alone_at: null })
    .where(eq(workshopRegistrations.session_id, date.id));
  const news = { kind: 'moved', from: date.starts_at.toISOString() } as const;
  const told = await tellParticipants({ ...services, tx }, moved, news);
  await notifyCoach({ ...services, tx }, moved, news);
  return { told };
}

/** Whether the hour is free for this workshop; two who ask for the same one at once get it one after the other. */
export async function findHourVerdict(
  tx: Database,
  { workshopId, startsAt, but = '' }: { workshopId: number; startsAt: Date; but?: string },
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
