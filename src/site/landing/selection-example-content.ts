import type {
  Activity,
  FamilyPlans,
  LifeProject,
  LivingArrangement,
  LivingPreference,
  LoveProfile,
} from '#member/profile/rules.ts';
import type { PortraitName } from '../shared/portraits.ts';

interface ExamplePerson {
  firstName: string;
  age: number;
  place: string;
  portrait: PortraitName;
  love: LoveProfile;
  activities: readonly Activity[];
  life: LifeProject;
}

/** Liberty, fidelity, communication, tenderness, sexuality, from 1 to 5. */
function love(...scores: readonly [number, number, number, number, number]): LoveProfile {
  const [liberty_score, fidelity_score, communication_score, tenderness_score, sexuality_score] = scores;
  return { liberty_score, fidelity_score, communication_score, tenderness_score, sexuality_score };
}

function life(
  living_preference: LivingPreference,
  living_arrangement: LivingArrangement,
  family_plans: FamilyPlans,
): LifeProject {
  return { living_preference, living_arrangement, family_plans };
}

/** Fictional: the viewer of the example selection. */
export const EXAMPLE_VIEWER = {
  firstName: 'Mehdi',
  age: 35,
  city: 'Nantes',
  love: love(3, 5, 5, 4, 3),
  activities: ['Cinéma'],
  life: life('En ville', 'Vie commune', 'Je veux des enfants'),
} as const satisfies Partial<ExamplePerson> & { city: string };

/** Three of his answers, one per part of the score; the visitor changes them. */
export const EXAMPLE_QUESTIONS = [
  {
    name: 'love',
    legend: 'Il dit ce qu’il ressent',
    choices: [
      { label: 'Sans attendre', communication: 5 },
      { label: 'Au bon moment', communication: 3 },
      { label: 'Avec le temps', communication: 2 },
    ],
  },
  {
    name: 'activities',
    legend: 'Il aime partager',
    choices: [
      { label: 'Concerts', activities: ['Concerts', 'Expos, musées'] },
      { label: 'Forêt', activities: ['Nature', 'Randonnée'] },
      { label: 'Maison', activities: ['Tendresse, cocooning', 'Bricolage, jardinage'] },
    ],
  },
  {
    name: 'life',
    legend: 'Il se voit vivre',
    choices: [
      { label: 'En ville', living: 'En ville' },
      { label: 'Au vert', living: 'Au vert' },
      { label: 'Les deux', living: 'Ouvert(e)' },
    ],
  },
] as const;

/** Fictional, nearest first: four of the six are proposed. */
export const EXAMPLE_PEOPLE: readonly ExamplePerson[] = [
  {
    firstName: 'Lucie',
    age: 36,
    place: 'Nantes',
    portrait: 'femme-moyen-15-debout',
    love: love(3, 5, 4, 4, 3),
    activities: ['Concerts', 'Expos, musées', 'Cinéma', 'Nature'],
    life: life('En ville', 'Vie commune', 'Je veux des enfants'),
  },
  {
    firstName: 'Awa',
    age: 33,
    place: 'Rezé',
    portrait: 'femme-jeune-06',
    love: love(3, 5, 2, 4, 3),
    activities: ['Nature', 'Randonnée', 'Cinéma', 'Danse'],
    life: life('Au vert', 'Vie commune', 'Je veux des enfants'),
  },
  {
    firstName: 'Chloé',
    age: 34,
    place: 'Orvault',
    portrait: 'femme-jeune-03',
    love: love(2, 5, 5, 4, 4),
    activities: ['Tendresse, cocooning', 'Bricolage, jardinage', 'Cinéma'],
    life: life('Au vert', 'Vie commune', 'Je ne sais pas encore'),
  },
  {
    firstName: 'Salomé',
    age: 37,
    place: 'Saint-Nazaire',
    portrait: 'femme-jeune-13',
    love: love(4, 4, 3, 4, 3),
    activities: ['Randonnée', 'Nature', 'Cinéma'],
    life: life('Loin', 'A voir', 'Je veux des enfants'),
  },
  {
    firstName: 'Justine',
    age: 35,
    place: 'Ancenis',
    portrait: 'femme-jeune-15',
    love: love(3, 4, 2, 5, 3),
    activities: ['Tendresse, cocooning', 'Cinéma', 'Concerts'],
    life: life('En ville', 'Vie commune', 'Je ne sais pas encore'),
  },
  {
    firstName: 'Inès',
    age: 32,
    place: 'Clisson',
    portrait: 'femme-jeune-08',
    love: love(4, 5, 5, 3, 3),
    activities: ['Concerts', 'Sorties, Fêtes', 'Expos, musées'],
    life: life('En ville', 'Chacun chez soi', 'Je veux des enfants'),
  },
];
