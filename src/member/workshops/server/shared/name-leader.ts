import type { Database } from '#platform/database/client.ts';
import type { WorkshopId } from '../../rules.ts';
import { insertDates, listMissingDates, lockWorkshop } from '../store.ts';
import { coachAmong } from './date-coach.ts';
import { type Clash, findClash } from './find-clash.ts';
import { keepToldCoach, listFollowingDates, lockTeam, saveLeader } from './leader-store.ts';

/**
 * Sets the leader of a workshop (D38). Dates with participants keep the coach who was announced to them, until the team
 * reassigns them one by one.
 * @returns the dates that the leader now leads
 */
export async function nameLeader(
  tx: Database,
  { workshopId, coach }: { workshopId: WorkshopId; coach: string },
  now: Date,
): Promise<'unknown' | { busy: Clash } | { dates: { workshopId: number; startsAt: Date }[] }> {
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
  if (former.id) await keepToldCoach(tx, workshopId, former.id, now);
  await saveLeader(tx, workshopId, coach);
  return { dates };
}
