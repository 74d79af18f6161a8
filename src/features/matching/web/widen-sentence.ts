import type { Selection } from '../contract.ts';

type Widen = NonNullable<Selection['widen']>;

/** Which criterion alone sets most people aside, said so that one knows whose criterion it is. */
export function widenSentence({ criterion, people }: Widen): string {
  const many = people > 1;
  const count = `${people}\u00a0personne${many ? 's' : ''}`;
  switch (criterion) {
    case 'age':
      return `La tranche d’âge écarte ${count}`;
    case 'distance':
      return `La distance écarte ${count}`;
    case 'their-age':
      return `${count} ${many ? 'cherchent' : 'cherche'} quelqu’un d’un autre âge`;
    case 'their-distance':
      return `${count} ${many ? 'cherchent plus près de chez elles' : 'cherche plus près de chez elle'}`;
  }
}

/** What one can do about it; the criteria of the others are theirs. */
export function widenAdvice({ criterion }: Widen): string {
  switch (criterion) {
    case 'age':
      return 'Quelques années de plus, d’un côté ou de l’autre, ouvrent souvent de belles portes.';
    case 'distance':
      return 'Quelques kilomètres de plus suffisent parfois à une belle rencontre.';
    default:
      return 'Ce critère est le leur, et il peut évoluer. Élargir les vôtres peut aussi vous ouvrir d’autres rencontres.';
  }
}
