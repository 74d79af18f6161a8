import type { InsertedMember } from '#server/demo/insert-members.ts';

export const LYON = { code: '69123', name: 'Lyon', latitude: 45.7485, longitude: 4.8467 };
export const VILLEURBANNE = { code: '69266', name: 'Villeurbanne', latitude: 45.7665, longitude: 4.8795 };
export const GRENOBLE = { code: '38185', name: 'Grenoble', latitude: 45.1885, longitude: 5.7245 };
export const PARIS = { code: '75056', name: 'Paris', latitude: 48.8534, longitude: 2.3488 };

export const LOVE = {
  liberty_score: 3,
  fidelity_score: 4,
  communication_score: 5,
  tenderness_score: 4,
  sexuality_score: 3,
};

let made = 0;

/** Creates a complete member: a woman in Lyon, 34, who looks for a man of 25 to 45. Deterministic by call count. */
export function aMember(changes: Partial<InsertedMember> = {}): InsertedMember {
  made += 1;
  const id = changes.id ?? `membre-${made}`;
  return {
    id,
    email: `${id}@exemple.invalid`,
    firstName: 'Claire',
    lastName: 'Exemple',
    gender: 'femme',
    birthDate: '1992-03-14',
    commune: LYON,
    hasChildren: false,
    bio: 'J’aime les balades en forêt.',
    preferences: { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 },
    lifeProject: {
      living_preference: 'En ville',
      living_arrangement: 'Vie commune',
      family_plans: 'Je veux des enfants',
    },
    activities: ['Cinéma', 'Nature'],
    loveProfile: LOVE,
    quiz: {
      past_breakups_score: 2,
      abandonment_fear_score: 6,
      self_confidence_score: 4,
      single_status_score: 1,
    },
    ...changes,
  };
}

/** Creates a match for `aMember()`: a man in Lyon, 36, who looks for a woman of 25 to 45. */
export function aMan(changes: Partial<InsertedMember> = {}): InsertedMember {
  return aMember({
    firstName: 'Karim',
    gender: 'homme',
    birthDate: '1990-05-20',
    preferences: { preferred_gender: 'femme', min_age: 25, max_age: 45, max_distance: 50 },
    ...changes,
  });
}
