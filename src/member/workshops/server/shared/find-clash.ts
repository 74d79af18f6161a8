import { MINUTE_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';
import type { WorkshopId } from '../../rules.ts';
import { WORKSHOPS, workshopOf } from '../../texts.ts';
import { listDatesBetween } from '../store.ts';
import { coachAmong, type Led } from './date-coach.ts';
import { type LeadingTeam, lockTeam } from './leader-store.ts';

const LONGEST_MS = Math.max(...WORKSHOPS.map(({ durationMinutes }) => durationMinutes)) * MINUTE_MS;

type Leading = {
  /** A coach, or the date whose coach is meant. */
  leader: string | null | Led;
  workshopId: WorkshopId;
  startsAt: Date;
  but?: string;
};

/** What occupies a coach at the requested hour; an appointment if there is no workshop. */
export type Clash = { startsAt: Date; workshopId?: WorkshopId };

/**
 * Finds a date that the coach leads at the same time as this one (D38). Serialises concurrent requests.
 * @param leading `but`: the date itself, when it is being changed
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

/** Lists the hours at which a coach leads a date, if they overlap a time span. */
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

export function endOf(workshopId: WorkshopId, startsAt: Date): Date {
  return new Date(startsAt.getTime() + workshopOf(workshopId).durationMinutes * MINUTE_MS);
}

/**
 * Returns the URL of a date’s video room: the one set by the team, otherwise an unguessable one under
 * `WORKSHOP_ROOM_URL`.
 */
export function roomOf(
  { env, secret }: Pick<Services, 'env' | 'secret'>,
  date: { id: string; room_url: string | null },
): string | null {
  if (date.room_url !== null) return date.room_url;
  const rooms = env.WORKSHOP_ROOM_URL;
  return rooms === undefined ? null : `${rooms.replace(/\/$/, '')}/${date.id}-${pseudonym(secret, date.id)}`;
}
