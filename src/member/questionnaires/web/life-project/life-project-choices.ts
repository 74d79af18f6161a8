import {
  Baby,
  Building2,
  Compass,
  Feather,
  House,
  KeyRound,
  MessagesSquare,
  Plane,
  Sprout,
  Trees,
} from 'lucide-react';
import type { Gender } from '#lib/gender.ts';
import {
  FAMILY_PLANS,
  type FamilyPlans,
  LIVING_ARRANGEMENTS,
  LIVING_PREFERENCES,
  type LifeProject,
  type LivingArrangement,
  type LivingPreference,
} from '#member/profile/rules.ts';
import { written } from '#member/profile/texts.ts';
import type { Choice } from '#ui/choice-cards.tsx';

type Faces<Value extends string> = Record<Value, Omit<Choice<Value>, 'value' | 'label'>>;

/** Values of spec 1 §3, as displayed. */
function choices<Value extends LifeProject[keyof LifeProject]>(
  values: readonly Value[],
  faces: Faces<Value>,
  gender?: Gender,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: written(value, gender), ...faces[value] }));
}

const LIVING_FACES: Faces<LivingPreference> = {
  'En ville': { icon: Building2, description: 'Les rues animées, tout à deux pas.' },
  'Au vert': { icon: Trees, description: 'La campagne, un jardin, du calme.' },
  Loin: { icon: Plane, description: 'Une autre région, un autre pays : partir vous tente.' },
  'Ouvert(e)': { icon: Compass, description: 'La personne compte plus que l’endroit.' },
};

/** @param gender for agreement */
export const livingPreferences = (gender: Gender | undefined) =>
  choices(LIVING_PREFERENCES, LIVING_FACES, gender);

export const livingArrangements = choices<LivingArrangement>(LIVING_ARRANGEMENTS, {
  'Chacun chez soi': { icon: KeyRound, description: 'Deux adresses, et le plaisir de se retrouver.' },
  'Vie commune': { icon: House, description: 'Un même toit, un quotidien partagé.' },
  'A voir': { icon: MessagesSquare, description: 'Vous préférez en décider à deux, le moment venu.' },
});

export const familyPlans = choices<FamilyPlans>(FAMILY_PLANS, {
  'Je veux des enfants': { icon: Baby, description: 'Un premier, ou un de plus.' },
  "Je ne veux pas d'enfants": {
    icon: Feather,
    description: 'Votre vie vous plaît ainsi, ou votre famille est au complet.',
  },
  'Je ne sais pas encore': {
    icon: Sprout,
    description: 'La question reste ouverte, et vous aimeriez en parler à deux.',
  },
});
