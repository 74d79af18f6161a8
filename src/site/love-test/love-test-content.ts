import type { Activity } from '#member/answers/rules.ts';

export const DATE_IDEAS: Record<Activity, string> = {
  'Sorties, Fêtes': 'une terrasse animée, tôt dans la soirée, pour pouvoir encore s’entendre',
  Danse: 'un cours d’essai à deux, où personne ne sait les pas',
  'Expos, musées': 'une seule salle d’un musée, et chacun choisit l’œuvre qu’il emporterait',
  Cinéma: 'une séance de l’après-midi, puis un café pour ne pas être d’accord',
  Théâtres: 'une petite salle de quartier, au dernier rang, pour chuchoter un peu',
  Concerts: 'un concert gratuit, debout, avec la liberté de partir marcher',
  Sport: 'une partie de badminton sans compter les points',
  Nature: 'un banc au bord de l’eau et un thermos',
  Randonnée: 'une boucle d’une heure, avec une vue à mi-chemin',
  'Bricolage, jardinage': 'une bourse aux plantes, et une bouture à rapporter chacun',
  'Tendresse, cocooning': 'un salon de thé avec des fauteuils profonds',
  Spiritualité: 'un jardin silencieux, puis une question qui compte',
  'Balades, voyages, weekends': 'un quartier où aucun des deux n’est jamais allé',
  'Projets associatifs, projets professionnels': 'une heure de bénévolat ensemble, puis un verre',
};

/** Introduces the advice; must not judge. @param topics number of topics with advice */
export function resultIntro(topics: number): string {
  if (topics === 0) return 'Rien, dans vos réponses, ne demande de soin particulier en ce moment.';
  if (topics === 1) {
    return 'Une chose mérite de l’attention en ce moment. Elle est fréquente, elle n’a rien d’un défaut, et elle se travaille.';
  }
  if (topics === 2) {
    return 'Deux choses méritent de l’attention en ce moment. Beaucoup de gens les connaissent. Commencez par celle qui vous parle le plus.';
  }
  return 'Plusieurs choses pèsent en ce moment. Ce n’est pas un verdict, c’est un point de départ : choisissez-en une seule pour cette semaine.';
}
