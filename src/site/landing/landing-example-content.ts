import type { Activity } from '#member/answers/rules.ts';
import type { PortraitName } from '../shared/portraits.ts';

/** Fictitious profile in the drawn phone, scored by the real rule (spec 1 §9). */
export const EXAMPLE_PROFILE = {
  firstName: 'Lucie',
  age: 36,
  place: 'Nantes · à 20\u00a0km environ',
  portrait: 'femme-moyen-15-debout',
  reasons:
    'Vous partagez le goût de la nature, des concerts et des expositions. Vous rêvez du même lieu de vie.',
  bio: 'Libraire, je ris fort et je marche beaucoup. J’aimerais quelqu’un avec qui refaire le monde le dimanche matin.',
  shared: ['Nature', 'Concerts', 'Expos, musées'],
  others: ['Cinéma'],
  parts: { love: 40, activities: 15, life: 30 },
} as const satisfies {
  portrait: PortraitName;
  shared: readonly Activity[];
  others: readonly Activity[];
  [key: string]: unknown;
};
