import { townOf } from '#lib/town-of.ts';

export interface NearbyTown {
  town: { name: string; department: string };
  members: number | null;
}

export const TOWN_UNKNOWN = 'Nous ne trouvons pas cette ville. Essayez avec son code postal.';
export const NEARBY_FAILED = 'Le nombre n’a pas pu être lu. Réessayez dans un instant.';

export function townName({ town }: Pick<NearbyTown, 'town'>): string {
  return `${townOf(town.name)} (${town.department})`;
}

/** Exact numbers are told nowhere, and none below fifty. */
export function nearbySentence({ town, members }: NearbyTown): string {
  const around = `${townName({ town })} et ses environs`;
  return members === null
    ? `${around}\u202f: nous y sommes encore peu nombreux. En vous inscrivant, vous serez parmi les premières personnes que l’on y rencontrera.`
    : `${around}\u202f: au moins ${members.toLocaleString('fr-FR')} membres vérifiés.`;
}

/** The server answers a list of towns with what may be told of each. */
export function isNearbyList(answer: unknown): answer is NearbyTown[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (one) =>
        typeof one?.town?.name === 'string' &&
        typeof one.town.department === 'string' &&
        (one.members === null || typeof one.members === 'number'),
    )
  );
}
