import { MINUTE_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { findWorkshop, WORKSHOPS } from '../../texts.ts';
import { listDatesBetween } from '../store.ts';
import { coachAmong, type Led } from './date-coach.ts';
import { lockTeam } from './leader-store.ts';

const LONGEST_MS = Math.max(...WORKSHOPS.map(({ durationMinutes }) => durationMinutes)) * MINUTE_MS;

type Leading = {
  /** A coach, or the date whose coach is meant. */
  leader: string | null | Led;
  workshopId: number;
  startsAt: Date;
  but?: string;
};

/**
 * Whether a coach leads another date while this one would last (D38). Two who ask at once get it one after the other.
 * @param leading `but`: the date itself, where it is changed
 */
export async function isCoachBusy(
  tx: Database,
  { leader, workshopId, startsAt, but }: Leading,
): Promise<boolean> {
  if (leader === null) return false;
  const team = await lockTeam(tx);
  const coach = typeof leader === 'string' ? leader : coachAmong(team, leader).id;
  if (coach === undefined) return false;
  const ends = endOf(workshopId, startsAt);
  const near = await listDatesBetween(tx, new Date(startsAt.getTime() - LONGEST_MS), ends);
  return near.some(
    (date) =>
      date.id !== but &&
      coachAmong(team, date).id === coach &&
      date.starts_at < ends &&
      endOf(date.workshop_id, date.starts_at) > startsAt,
  );
}

function endOf(workshopId: number, startsAt: Date): Date {
  return new Date(startsAt.getTime() + (findWorkshop(workshopId)?.durationMinutes ?? 0) * MINUTE_MS);
}
