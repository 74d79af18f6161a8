import type { Selection } from '../contract.ts';

type Widen = NonNullable<Selection['widen']>;

/** When nothing that is told sets ten people aside: fewer are never counted, not even none. */
export const FEW_SET_ASIDE = 'Cette sélection vide ne s’explique pas par un critère pris à part';

/** What sets most people aside, said so that one knows whose criterion it is. */
export function widenSentence({ criterion, people }: Widen): string {
  const count = people === 10 ? 'une dizaine de personnes' : `environ ${people}\u00a0personnes`;
  const theirs = people === 10 ? 'Une dizaine de personnes' : `Environ ${people}\u00a0personnes`;
  switch (criterion) {
    case 'age':
      return `La tranche d’âge écarte ${count}`;
    case 'distance':
      return `La distance écarte ${count}`;
    case 'dealbreakers':
      return `Vos critères non négociables écartent ${count}`;
    case 'their-age':
      return `${theirs} cherchent quelqu’un d’un autre âge`;
    case 'their-distance':
      return `${theirs} cherchent plus près de chez elles`;
    case 'both-distances':
      return `La distance vous sépare\u202f: ${count} vous correspondent par ailleurs, plus loin que votre distance et que la leur`;
  }
}

/** What one can do about it; the criteria of the others are theirs. */
export function widenAdvice({ criterion }: Widen): string {
  switch (criterion) {
    case 'age':
      return 'Quelques années de plus, d’un côté ou de l’autre, ouvrent souvent de belles portes.';
    case 'distance':
    case 'both-distances':
      return 'Quelques kilomètres de plus suffisent parfois à une belle rencontre.';
    case 'dealbreakers':
      return 'Ce qui compte pour vous n’appartient qu’à vous. Vos choix se relisent dans «\u202fMes recherches\u202f».';
    default:
      return 'Ce critère est le leur, et il peut évoluer. Élargir les vôtres peut aussi vous ouvrir d’autres rencontres.';
  }
}
