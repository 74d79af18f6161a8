import type { Database } from '#platform/database/client.ts';
import type { WorkshopId } from '../../rules.ts';
import { listMissingDates, lockWorkshop } from '../store.ts';
import { coachAmong } from './date-coach.ts';
import { type Clash, findClash } from './find-clash.ts';
import { keepToldCoach, listFollowingDates, lockTeam, saveLeader } from './leader-store.ts';

/**
 * Sets the leader of a workshop (D38). Dates with participants keep the coach who was announced to them, until the team
 * reassigns them one by one.
 */
export async function nameLeader(
  tx: Database,
  { workshopId, coach }: { workshopId: WorkshopId; coach: string },
  now: Date,
): Promise<'ok' | 'unknown' | { busy: Clash }> {
  await lockWorkshop(tx, workshopId);
  const team = await lockTeam(tx);
  if (!team.coaches.some(({ id }) => id === coach)) return 'unknown';
  const former = coachAmong(team, { coach_id: null, workshop_id: workshopId });
  const missing = (await listMissingDates(tx, now)).filter((date) => date.workshopId === workshopId);
  const written = await listFollowingDates(tx, workshopId, now);
  const dates = [...missing, ...written.map(({ id, starts_at }) => ({ id, startsAt: starts_at }))];
  for (const { id, startsAt } of dates) {
    const busy = await findClash(tx, { leader: coach, workshopId, startsAt, but: id });
    if (busy) return { busy };
  }
  if (former.id) await keepToldCoach(tx, workshopId, former.id, now);
  await saveLeader(tx, workshopId, coach);
  return 'ok';
}
