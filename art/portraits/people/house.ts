import type { Look } from '../look.ts';
import type { Age } from '../face.ts';
import type { Person } from '../person.ts';

type Named = { gender: Person['gender']; age: Age; look: Look };

/** The coaches, by the name of their picture: examples, as those of `coaches/texts.ts` are. No member may look like them. */
export const COACHES: Record<string, Named> = {
  '1': {
    gender: 'femme',
    age: 'moyen',
    look: {
      hair: ['locks', 'noir'],
      face: ['foncee', 'ovale', 'moyenne', 'brun'],
      air: ['warm', 0.5, -3],
      wears: ['blazer', '#3c6255', '#f3ece8'],
      place: 'glasshouse',
      more: { earrings: ['hoop', '#d9a441'] },
    },
  },
  '2': {
    gender: 'homme',
    age: 'moyen',
    look: {
      hair: ['thrownBack', 'poivre'],
      face: ['claire', 'longue', 'moyenne', 'bleu'],
      air: ['open', 0.6, 3],
      wears: ['suit', '#3f5b7f', '#f6efe8'],
      place: 'bookshop',
      more: { flip: true, beard: 'short' },
    },
  },
  '3': {
    gender: 'femme',
    age: 'senior',
    look: {
      hair: ['curlyFringe', 'poivre'],
      face: ['brune', 'ronde', 'forte', 'brun'],
      air: ['open', 0.3, -3],
      wears: ['crossed', '#6b2d5c'],
      place: 'livingRoom',
      more: { earrings: ['drop', '#d9a441'], glasses: ['fine', '#c39a4e'] },
    },
  },
  '4': {
    gender: 'homme',
    age: 'moyen',
    look: {
      hair: ['buzz', 'noir'],
      face: ['mate', 'carree', 'forte', 'brun'],
      air: ['warm', 0.5, 2],
      wears: ['polo', '#c4694a'],
      place: 'sportsHall',
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
      face: ['abricot', 'coeur', 'fine', 'vert'],
      air: ['warm', 0.6, -3],
      wears: ['blazer', '#6b2d5c', '#f3ece8'],
      place: 'kitchen',
      more: { earrings: ['pearl', '#f4f0ea'] },
    },
  },
  'equipe-samia': {
    gender: 'femme',
    age: 'moyen',
    look: {
      hair: ['waves', 'noir'],
      face: ['mate', 'ovale', 'moyenne', 'brun'],
      air: ['open', 0.4, 3],
      wears: ['veeTop', '#3c6255'],
      place: 'cafe',
      more: { flip: true, earrings: ['hoop', '#d9a441'] },
    },
  },
  'equipe-julien': {
    gender: 'homme',
    age: 'moyen',
    look: {
      hair: ['quiff', 'chatain'],
      face: ['claire', 'carree', 'moyenne', 'noisette'],
      air: ['warm', 0.5, -3],
      wears: ['cardigan', '#54466b', '#f3ece8'],
      place: 'livingRoom',
      more: { beard: 'stubble', glasses: ['round', '#5b3a2a'] },
    },
  },
  'equipe-fatou': {
    gender: 'femme',
    age: 'moyen',
    look: {
      hair: ['topBun', 'noir'],
      face: ['ebene', 'coeur', 'fine', 'brun'],
      air: ['open', 0.3, 3],
      wears: ['bow', '#e0a54c'],
      place: 'studio',
      more: { flip: true, earrings: ['drop', '#f4f0ea'] },
    },
  },
  'equipe-marc': {
    gender: 'homme',
    age: 'senior',
    look: {
      hair: ['receding', 'gris'],
      face: ['claire', 'ronde', 'forte', 'bleu'],
      air: ['warm', 0.5, 3],
      wears: ['striped', '#f3ece8', '#3f5b7f'],
      place: 'sea',
      more: { beard: 'short', glasses: ['thick', '#3a3340'] },
    },
  },
};
