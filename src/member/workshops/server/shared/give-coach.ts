import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { type ChangingServices, changeDate, type DateRefusal, writeChange } from '../change-date.ts';
import { notifyCoach } from '../notify.ts';
import { workshopRegistrations } from '../tables.ts';
import { findDateCoach } from './date-coach.ts';
import { type Clash, findClash } from './find-clash.ts';

/** Someone else leads the date: both coaches are told, and the tickets name the new one. */
export async function giveCoach(
  services: ChangingServices,
  tx: Database,
  { id, coach }: { id: string; coach: string },
  now: Date,
): Promise<'ok' | { busy: Clash } | DateRefusal> {
  return changeDate(services, tx, id, now, async (messenger, date): Promise<'ok' | { busy: Clash }> => {
    const former = await findDateCoach(tx, date);
    if (former.id === coach) return 'ok';
    const leading = { leader: coach, workshopId: date.workshop_id, startsAt: date.starts_at, but: id };
    const busy = await findClash(tx, leading);
    if (busy) return { busy };
    await notifyCoach(messenger, { ...date, revision: date.revision + 1 }, { kind: 'unassigned' });
    const changed = await writeChange(tx, date, { coach_id: coach });
    const { name } = await findDateCoach(tx, changed);
    await tx
      .update(workshopRegistrations)
      .set({ coach_name: name })
      .where(eq(workshopRegistrations.session_id, id));
    await notifyCoach(messenger, changed, { kind: 'assigned' });
    return 'ok';
  });
}
