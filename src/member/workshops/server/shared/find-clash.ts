import { MINUTE_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { findWorkshop, WORKSHOPS } from '../../texts.ts';
import { listDatesBetween } from '../store.ts';
import { coachAmong, type Led } from './date-coach.ts';
import { type LeadingTeam, lockTeam } from './leader-store.ts';

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
  const span = { from: startsAt, before: endOf(workshopId, startsAt) };
  return (await listLedHours(tx, team, coach, span)).find(({ id }) => id !== but);
}

/** The hours at which a coach leads a date, where they overlap a span of time. */
export async function listLedHours(
  tx: Database,
  team: LeadingTeam,
  coach: string,
  { from, before }: { from: Date; before: Date },
) {
  const near = await listDatesBetween(tx, new Date(from.getTime() - LONGEST_MS), before);
  return near
    .filter((date) => coachAmong(team, date).id === coach)
    .map(({ id, workshop_id: workshopId, starts_at: startsAt }) => ({
      id,
      workshopId,
      startsAt,
      endsAt: endOf(workshopId, startsAt),
    }))
    .filter(({ startsAt, endsAt }) => startsAt < before && endsAt > from);
}

export function endOf(workshopId: number, startsAt: Date): Date {
  return new Date(startsAt.getTime() + (findWorkshop(workshopId)?.durationMinutes ?? 0) * MINUTE_MS);
}
