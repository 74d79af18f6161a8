import { townOf } from '#lib/town-of.ts';

export interface NearbyTown {
  town: { name: string; department: string };
  members: number | null;
  verified: number | null;
}

export const TOWN_UNKNOWN = 'Nous ne trouvons pas cette ville. Essayez avec son code postal.';
export const NEARBY_FAILED = 'Le nombre n’a pas pu être lu. Réessayez dans un instant.';

export function townName({ town }: Pick<NearbyTown, 'town'>): string {
  return `${townOf(town.name)} (${town.department})`;
}

/** Returns the sentence about a town; never an exact number, and none below fifty. */
export function nearbySentence({ town, members, verified }: NearbyTown): string {
  if (members === null)
    return `Les premiers profils arrivent autour de ${townName({ town })}\u202f: le vôtre peut en être.`;
  const most =
    verified === members ? 'pour la plupart' : `dont au moins ${verified?.toLocaleString('fr-FR')}`;
  const proven = verified === null ? '' : `, ${most} vérifiés`;
  return `${townName({ town })} et ses environs\u202f: au moins ${members.toLocaleString('fr-FR')} membres${proven}.`;
}

/** Whether the server's response is a list of towns with their figures. */
export function isNearbyList(answer: unknown): answer is NearbyTown[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (one) =>
        typeof one?.town?.name === 'string' &&
        typeof one.town.department === 'string' &&
        [one.members, one.verified].every((count) => count === null || typeof count === 'number'),
    )
  );
}
