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

/** What a coach has at the hour that is asked for; without a workshop an appointment. */
export type Clash = { startsAt: Date; workshopId?: number };

/**
 * The date that a coach leads while this one would last (D38). Two who ask at once get it one after the other.
 * @param leading `but`: the date itself, where it is changed
 */
export async function findClash(
  tx: Database,
  { leader, workshopId, startsAt, but }: Leading,
): Promise<Clash | undefined> {
  if (leader === null) return undefined;
  const team = await lockTeam(tx);
  const coach = typeof leader === 'string' ? leader : coachAmong(team, leader).id;
  if (coach === undefined) return undefined;
  const ends = endOf(workshopId, startsAt);
  const near = await listDatesBetween(tx, new Date(startsAt.getTime() - LONGEST_MS), ends);
  const date = near.find(
    (one) =>
      one.id !== but &&
      coachAmong(team, one).id === coach &&
      one.starts_at < ends &&
      endOf(one.workshop_id, one.starts_at) > startsAt,
  );
  return date && { startsAt: date.starts_at, workshopId: date.workshop_id };
}

export function endOf(workshopId: number, startsAt: Date): Date {
  return new Date(startsAt.getTime() + (findWorkshop(workshopId)?.durationMinutes ?? 0) * MINUTE_MS);
}
