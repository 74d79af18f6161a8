import type { Dealbreaker } from '../../rules.ts';

export const DEALBREAKER_NAMES: Record<Dealbreaker, string> = {
  'no-children-there': 'Je souhaite rencontrer une personne sans enfant',
  'children-wanted': 'Vouloir des enfants, ou ne pas en vouloir\u202f: être du même avis',
  place: 'Vivre en ville, au vert ou loin\u202f: avoir la même envie',
};
