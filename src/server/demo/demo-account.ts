import { birthDateFor, type DemoCommune, type DemoMember, INVENTED_LAST_NAME } from './demo-member.ts';

export const DEMO_ACCOUNT_AGE = 34;
const LYON = '69123';
const DAYS_SINCE_BIRTHDAY = 120;

/** The fictional member whose account visitors try in the demonstration; she lives in Lyon. */
export const DEMO_ACCOUNT = {
  id: 'demo-camille',
  email: 'camille@exemple.invalid',
  firstName: 'Camille',
  lastName: INVENTED_LAST_NAME,
  gender: 'femme',
  hasChildren: false,
  bio: 'Orthophoniste, je passe mes journées à faire rouler des « r » et mes week-ends sur les sentiers. J’aime les vieux films, les musées presque vides et les dimanches sous la couette. J’espère une belle histoire, sans la bousculer.',
  portrait: 'femme-jeune-10.jpg',
  prompts: [
    {
      prompt: 'good-sunday',
      answer: 'Un sentier le matin, un musée presque vide l’après-midi, une soupe et un film le soir.',
    },
    {
      prompt: 'looking-for',
      answer: 'Aime autant les dimanches sous la couette que ceux où l’on met des chaussures de marche.',
    },
    {
      prompt: 'harmless-habit',
      answer: 'Je répète les mots que je trouve beaux. « Pamplemousse », par exemple.',
    },
  ],
  preferences: { preferredGender: 'homme', minAge: 30, maxAge: 42, maxDistance: 60 },
  lifeProject: {
    living_preference: 'Au vert',
    living_arrangement: 'Vie commune',
    family_plans: 'Je veux des enfants',
  },
  activities: ['Expos, musées', 'Cinéma', 'Randonnée', 'Tendresse, cocooning', 'Balades, voyages, weekends'],
  loveProfile: {
    liberty_score: 3,
    fidelity_score: 5,
    communication_score: 4,
    tenderness_score: 5,
    sexuality_score: 4,
  },
  quiz: {
    past_breakups_score: 5,
    abandonment_fear_score: 3,
    self_confidence_score: 6,
    single_status_score: 2,
  },
} satisfies Omit<DemoMember, 'birthDate' | 'commune'>;

/** @throws when the table has no Lyon */
export function findLyon(communes: readonly DemoCommune[]): DemoCommune {
  const lyon = communes.find(({ code }) => code === LYON);
  if (!lyon) throw new Error(`The table of communes lacks Lyon (${LYON})`);
  return lyon;
}

/** The demo account as a member. @param today ISO date */
export function makeDemoAccount(communes: readonly DemoCommune[], today: string): DemoMember {
  return {
    ...DEMO_ACCOUNT,
    birthDate: birthDateFor(DEMO_ACCOUNT_AGE, today, DAYS_SINCE_BIRTHDAY),
    commune: findLyon(communes),
  };
}
