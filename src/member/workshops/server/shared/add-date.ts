import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/client.ts';
import type { WorkshopId } from '../../rules.ts';
import type { ChangingServices } from '../change-date.ts';
import { notifyCoach } from '../notify.ts';
import { insertDate } from '../store.ts';
import { type Clash, findClash } from './find-clash.ts';
import { findHourVerdict, type HourRefusal } from './move-date.ts';

/** One more date, beside those of the weekly rhythm; its coach is told. */
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
