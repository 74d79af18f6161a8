import { isSameCoach, safePhotoUrl } from '#member/coaches/rules.ts';
import type { StoredCoach } from '#member/coaches/server/store.ts';
import { BUILT_IN_COACHES, type BuiltInCoach, builtInCoach } from '#member/coaches/texts.ts';
import type { Database } from '#platform/database/client.ts';
import type { Leader } from '../../contract.ts';
import type { WorkshopId } from '../../rules.ts';
import { NOT_SAID_YET, workshopOf } from '../../texts.ts';
import { type LeadingTeam, readTeam } from './leader-store.ts';

/** Name for mails and the desk; id only if stored. */
export type DateCoach = { id?: string; name: string; email?: string };
export type Led = { coach_id: string | null; workshop_id: WorkshopId };

export async function findDateCoach(db: Database, date: Led): Promise<DateCoach> {
  return coachAmong(await readTeam(db), date);
}

export function coachAmong(team: LeadingTeam, date: Led): DateCoach {
  const leader = leaderAmong(team, date);
  if (!leader) return { name: NOT_SAID_YET };
  if ('key' in leader) return { name: `${leader.firstName} ${leader.lastName}` };
  return { id: leader.id, name: `${leader.first_name} ${leader.last_name}`, email: leader.email };
}

/** Returns the leader of a date as members see them. */
export function leaderAsSeen(team: LeadingTeam, date: Led): Leader | null {
  const leader = leaderAmong(team, date);
  return leader ? seen(leader) : null;
}

/** Finds the coach with this full name, stored or fictitious; null if there is none any more. */
export function leaderCalled({ coaches }: LeadingTeam, name: string): Leader | null {
  const people = [...coaches, ...BUILT_IN_COACHES].map(seen);
  return people.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name) ?? null;
}

function seen(coach: StoredCoach | BuiltInCoach): Leader {
  const { bio } = coach;
  if ('key' in coach) {
    const { firstName, lastName, role } = coach;
    return { firstName, lastName, role, bio, photoUrl: null, example: true };
  }
  const { first_name: firstName, last_name: lastName, specialty: role, example } = coach;
  return { firstName, lastName, role, bio, photoUrl: safePhotoUrl(coach.photo_url), example };
}

/**
 * Returns the coach assigned to the date, otherwise the leader of the workshop. While only fictional coaches are
 * stored, the one in the catalogue leads, in its stored version if any; a real coach leads only what the desk says,
 * whatever their name (D38).
 */
function leaderAmong({ coaches, leaders }: LeadingTeam, { coach_id, workshop_id }: Led) {
  const working = coaches.filter(({ example }) => !example);
  const able = working.length > 0 ? working : coaches;
  const usual = leaders.get(workshop_id);
  const named = able.find(({ id }) => id === coach_id) ?? able.find(({ id }) => id === usual);
  if (named || working.length > 0) return named;
  const example = builtInCoach(workshopOf(workshop_id).coach);
  const isExample = ({ first_name: firstName, last_name: lastName }: StoredCoach) =>
    isSameCoach({ firstName, lastName }, example);
  return coaches.find(isExample) ?? example;
}
