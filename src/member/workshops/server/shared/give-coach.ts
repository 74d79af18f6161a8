import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { type ChangingServices, type DateRefusal, openVerdict, writeChange } from '../change-date.ts';
import { notifyCoach } from '../notify.ts';
import type { StoredDate } from '../store.ts';
import { workshopRegistrations } from '../tables.ts';
import { findDateCoach } from './date-coach.ts';
import { type Clash, findClash } from './find-clash.ts';

/** Someone else leads the date: both coaches are told, and the tickets name the new one. */
export async function giveCoach(
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
