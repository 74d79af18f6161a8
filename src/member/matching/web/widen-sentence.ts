import type { Selection } from '../contract.ts';

type Widen = NonNullable<Selection['widen']>;
export type WiderSearch = Widen['search'] & { by: Widen['criterion'] };

/** No single criterion excludes ten people: smaller counts are not disclosed, not even zero. */
export const FEW_SET_ASIDE = 'Votre sélection vide ne tient pas à un critère en particulier';

export function widenSentence({ criterion, people, search, wider }: Widen): string {
  const theirs = people === 10 ? 'Une dizaine de personnes' : `Environ ${people}\u00a0personnes`;
  switch (criterion) {
    case 'age':
      return wider
        ? `Personne ne vous correspond de ${years(search)}\u202f; ${about(wider.people)} de ${years(wider)}`
        : `La tranche d’âge écarte ${about(people)}`;
    case 'distance':
      return wider
        ? `Personne ne vous correspond à ${within(search)}\u202f; ${about(wider.people)} à ${within(wider)}`
        : `La distance écarte ${about(people)}`;
    case 'dealbreakers':
      return `Vos critères non négociables écartent ${about(people)}`;
    case 'their-age':
      return `${theirs} cherchent quelqu’un d’un autre âge`;
    case 'their-distance':
      return `${theirs} cherchent plus près de chez elles`;
    case 'both-distances':
      return wider
        ? `Personne ne vous correspond à ${within(search)}\u202f; ${about(wider.people)} à ${within(wider)}, mais elles cherchent, elles aussi, plus près de chez elles`
        : `La distance vous sépare\u202f: ${about(people)} vous correspondent, mais habitent plus loin que vous ne le souhaitez de part et d’autre`;
  }
}

/** Advice only for the member’s own criteria. */
export function widenAdvice({ criterion }: Widen): string {
  switch (criterion) {
    case 'age':
      return 'Quelques années de plus, d’un côté ou de l’autre, ouvrent souvent de belles portes.';
    case 'distance':
      return 'Quelques kilomètres de plus suffisent parfois à une belle rencontre.';
    case 'both-distances':
      return 'En élargissant votre distance, vous rencontrerez celles et ceux qui élargiront la leur.';
    case 'dealbreakers':
      return 'Ce qui compte pour vous n’appartient qu’à vous. Vos choix se relisent dans «\u202fMes recherches\u202f».';
    default:
      return 'Ce critère est le leur, et il peut évoluer. Élargir les vôtres peut aussi vous ouvrir d’autres rencontres.';
  }
}

export function widerSearchLabel({ by, ...wider }: WiderSearch): string {
  return by === 'age' ? `Chercher de ${years(wider)}` : `Chercher jusqu’à ${wider.max_distance}\u00a0km`;
}

const about = (people: number) =>
  people === 10 ? 'une dizaine de personnes' : `environ ${people}\u00a0personnes`;
const within = ({ max_distance }: Widen['search']) => `moins de ${max_distance}\u00a0km`;
const years = ({ min_age, max_age }: Widen['search']) => `${min_age} à ${max_age}\u00a0ans`;
