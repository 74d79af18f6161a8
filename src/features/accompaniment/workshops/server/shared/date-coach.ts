import { isSameCoach } from '#features/accompaniment/coaches/rules.ts';
import { listCoaches, type StoredCoach } from '#features/accompaniment/coaches/server/store.ts';
import { builtInCoach } from '#features/accompaniment/coaches/texts.ts';
import type { Database } from '#platform/database/client.ts';
import { coachNameOf, findWorkshop } from '../../texts.ts';

export type DateCoach = { id?: string; name: string; email?: string };
export type Led = { coach_id: string | null; workshop_id: number };

/** Who leads a date: whom the team has named for it, else the coach of the workshop; without an address unless stored. */
export async function findDateCoach(db: Database, date: Led): Promise<DateCoach> {
  return coachAmong(await listCoaches(db), date);
}

export function coachAmong(stored: readonly StoredCoach[], { coach_id, workshop_id }: Led): DateCoach {
  const coach = stored.find(({ id }) => id === coach_id) ?? usualCoach(stored, workshop_id);
  if (!coach) return { name: coachNameOf(workshop_id) };
  return { id: coach.id, name: `${coach.first_name} ${coach.last_name}`, email: coach.email };
}

function usualCoach(stored: readonly StoredCoach[], workshopId: number): StoredCoach | undefined {
  const workshop = findWorkshop(workshopId);
  const known = workshop && builtInCoach(workshop.coach);
  return (
    known && stored.find((row) => isSameCoach({ firstName: row.first_name, lastName: row.last_name }, known))
  );
}
