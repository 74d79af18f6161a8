import type { Age } from '../face.ts';
import type { Look } from '../look.ts';
import type { Person } from '../person.ts';

type Named = { gender: Person['gender']; age: Age; look: Look };

/** The coaches, by the name of their picture: examples, as those of `coaches/texts.ts` are. No member may look like them. */
export const COACHES: Record<string, Named> = {
  '1': {
    gender: 'femme',
    age: 'moyen',
    look: {
      hair: ['locks', 'noir'],
      face: ['foncee', 'ovale', 'moyenne', 'button'],
      eyes: ['smooth', 'brun', 'short'],
      air: ['laugh', 'viewer', 0.1, 3],
      wears: ['blazer', '#3c6255', '#f3ece8'],
      seen: ['glasshouse', 'close'],
      more: { earrings: ['hoop', '#d9a441'] },
    },
  },
  '2': {
    gender: 'homme',
    age: 'moyen',
    look: {
      hair: ['thrownBack', 'poivre'],
      face: ['claire', 'longue', 'moyenne', 'straight'],
      eyes: ['almond', 'bleu', 'soft'],
      air: ['gentle', 'viewer', 0.1, -5],
      wears: ['suit', '#3f5b7f', '#f6efe8'],
      seen: ['bookshop', 'bust'],
      more: { flip: true, beard: 'short' },
    },
  },
  '3': {
    gender: 'femme',
    age: 'senior',
    look: {
      hair: ['curlyFringe', 'poivre'],
      face: ['brune', 'ronde', 'forte', 'long'],
      eyes: ['laughing', 'brun', 'short'],
      air: ['grin', 'viewer', 0.3, 2],
      wears: ['crossed', '#6b2d5c'],
      seen: ['livingRoom', 'half'],
      more: { earrings: ['drop', '#d9a441'], glasses: ['fine', '#c39a4e'] },
    },
  },
  '4': {
    gender: 'homme',
    age: 'moyen',
    look: {
      hair: ['buzz', 'noir'],
      face: ['mate', 'carree', 'forte', 'aquiline'],
      eyes: ['almond', 'brun', 'short'],
      air: ['laugh', 'viewer', 1.1, 2],
      wears: ['polo', '#c4694a'],
      seen: ['sportsHall', 'half'],
      more: { flip: true, beard: 'short', glasses: ['square', '#3a3340'] },
    },
  },
};

/** The five of « Qui sommes-nous ? », by the name of their picture. */
export const TEAM: Record<string, Named> = {
  'equipe-helene': {
    gender: 'femme',
    age: 'senior',
    look: {
      hair: ['bob', 'blanc'],
      face: ['abricot', 'coeur', 'fine', 'turnedUp'],
      eyes: ['falling', 'vert', 'arched'],
      air: ['gentle', 'viewer', 0.9, -7],
      wears: ['blazer', '#6b2d5c', '#f3ece8'],
      seen: ['kitchen', 'half'],
      more: { earrings: ['pearl', '#f4f0ea'] },
    },
  },
  'equipe-samia': {
    gender: 'femme',
    age: 'moyen',
    look: {
      hair: ['waves', 'noir'],
      face: ['mate', 'ovale', 'moyenne', 'turnedUp'],
      eyes: ['almond', 'brun', 'straight'],
      air: ['gentle', 'aside', 0.8, 2],
      wears: ['veeTop', '#3c6255'],
      seen: ['cafe', 'aside'],
      more: { flip: true, earrings: ['hoop', '#d9a441'] },
    },
  },
  'equipe-julien': {
    gender: 'homme',
    age: 'moyen',
    look: {
      hair: ['quiff', 'chatain'],
      face: ['claire', 'carree', 'moyenne', 'aquiline'],
      eyes: ['round', 'noisette', 'soft'],
      air: ['gentle', 'viewer', 0.1, 5],
      wears: ['cardigan', '#54466b', '#f3ece8'],
      seen: ['livingRoom', 'bust'],
      more: { glasses: ['round', '#5b3a2a'] },
    },
  },
  'equipe-fatou': {
    gender: 'femme',
    age: 'moyen',
    look: {
      hair: ['topBun', 'noir'],
      face: ['ebene', 'coeur', 'fine', 'button'],
      eyes: ['rising', 'brun', 'straight'],
      air: ['parted', 'viewer', 0.9, 5],
      wears: ['bow', '#e0a54c'],
      seen: ['studio', 'bust'],
      more: { flip: true, earrings: ['drop', '#f4f0ea'] },
    },
  },
  'equipe-marc': {
    gender: 'homme',
    age: 'senior',
    look: {
      hair: ['receding', 'gris'],
      face: ['claire', 'ronde', 'forte', 'turnedUp'],
      eyes: ['falling', 'bleu', 'arched'],
      air: ['gentle', 'aside', 1.2, 5],
      wears: ['striped', '#f3ece8', '#3f5b7f'],
      seen: ['sea', 'close'],
      more: { glasses: ['thick', '#3a3340'] },
    },
  },
};
