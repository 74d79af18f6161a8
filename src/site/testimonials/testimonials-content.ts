import type { PortraitName } from '../shared/portraits.ts';

export interface Testimonial {
  id: string;
  text: string;
  author: string;
  portrait: PortraitName;
}

/** Written by us under drawn portraits; no real person is quoted. Real ones, published with consent, replace them. */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'claire',
    text: 'Quatre profils, pas quatre cents. Pour la première fois, j’ai lu chaque présentation jusqu’au bout, et quelqu’un a lu la mienne.',
    author: 'Claire',
    portrait: 'femme-moyen-08',
  },
  {
    id: 'samir',
    text: 'J’écrivais toujours trop, ou pas assez. L’atelier m’a donné une première phrase qui me ressemble. La suite est venue toute seule.',
    author: 'Samir',
    portrait: 'homme-jeune-11',
  },
  {
    id: 'elise',
    text: 'Le quiz m’a dit sans détour ce que je savais déjà : je cherchais vite, pas bien. J’ai ralenti, et j’ai enfin regardé la personne en face de moi.',
    author: 'Élise',
    portrait: 'femme-jeune-08',
  },
  {
    id: 'philippe',
    text: 'À mon âge, je n’avais plus envie de faire défiler des visages. Ici, on m’en propose quelques-uns, avec de bonnes raisons. Cela change tout.',
    author: 'Philippe',
    portrait: 'homme-senior-15',
  },
  {
    id: 'yasmine',
    text: 'Trois conversations, pas une de plus. Au début, cela m’a semblé peu. Puis j’ai compris : on m’écoutait vraiment, et j’écoutais aussi.',
    author: 'Yasmine',
    portrait: 'femme-moyen-09',
  },
  {
    id: 'thomas',
    text: 'Le score est expliqué, on voit d’où il vient. Nous voulions tous les deux vivre au vert, et c’est la première chose dont nous avons parlé.',
    author: 'Thomas',
    portrait: 'homme-jeune-10',
  },
  {
    id: 'monique',
    text: 'Après mon divorce, je n’osais pas recommencer. Ma coach m’a aidée à reprendre confiance, un petit pas à la fois.',
    author: 'Monique',
    portrait: 'femme-senior-08',
  },
];
