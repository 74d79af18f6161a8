/** Funnel steps in order (spec 1 §4). `minutes` is the average duration, for the time left. */
export const FUNNEL_STEPS = [
  { id: 'form', route: '/inscription/form', name: 'Votre adresse', minutes: 1 },
  { id: 'profile', route: '/inscription/profile', name: 'Votre profil', minutes: 3 },
  { id: 'preferences', route: '/inscription/preferences', name: 'Votre recherche', minutes: 1 },
  { id: 'life-project', route: '/inscription/life-project', name: 'Votre projet de vie', minutes: 1 },
  { id: 'shared-values', route: '/inscription/shared-values', name: 'Vos moments à partager', minutes: 1 },
  { id: 'love-profile', route: '/inscription/love-profile', name: 'Votre profil amoureux', minutes: 2 },
  { id: 'quiz', route: '/inscription/quiz', name: 'Votre quiz', minutes: 1 },
  { id: 'advice', route: '/inscription/advice', name: 'Vos conseils', minutes: 1 },
  { id: 'complete', route: '/inscription/complete', name: 'Bienvenue', minutes: 0 },
] as const;

type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Steps already answered; the last two have no questions. */
export interface AnsweredSteps {
  profile: boolean;
  preferences: boolean;
  lifeProject: boolean;
  sharedValues: boolean;
  loveProfile: boolean;
  quiz: boolean;
}

/** Mandatory answers; matching works without the quiz (D30). */
const ANSWER_OF_STEP = {
  profile: 'profile',
  preferences: 'preferences',
  'life-project': 'lifeProject',
  'shared-values': 'sharedValues',
  'love-profile': 'loveProfile',
} as const satisfies Partial<Record<FunnelStep['id'], keyof AnsweredSteps>>;

function isAsked(id: FunnelStep['id']): id is keyof typeof ANSWER_OF_STEP {
  return id in ANSWER_OF_STEP;
}

/**
 * Finds the step of a page.
 * @param route path such as `/inscription/quiz`
 */
export function findFunnelStep(route: string): FunnelStep | undefined {
  return FUNNEL_STEPS.find((step) => step.route === route);
}

/** Returns the minutes from the start of this step to the end of the funnel. */
export function minutesLeft(id: FunnelStep['id']): number {
  const from = FUNNEL_STEPS.findIndex((step) => step.id === id);
  return FUNNEL_STEPS.slice(from).reduce((total, step) => total + step.minutes, 0);
}

/** Returns the first unanswered mandatory step, or null. */
export function nextStep(steps: AnsweredSteps): FunnelStep | null {
  return FUNNEL_STEPS.find(({ id }) => isAsked(id) && !steps[ANSWER_OF_STEP[id]]) ?? null;
}

/**
 * Returns where to redirect, or null to stay (spec 1 §6, D22). Answered steps may be revisited, except the profile’s.
 * @param steps null without a session
 */
export function redirectFor(route: string, steps: AnsweredSteps | null): string | null {
  const position = FUNNEL_STEPS.findIndex((step) => step.route === route);
  const isAfter = (id: FunnelStep['id']) => position > FUNNEL_STEPS.findIndex((step) => step.id === id);
  if (!steps) return isAfter('form') ? '/inscription/form' : null;
  if (route === '/inscription/profile' && steps.profile) return '/inscription/preferences';
  if (isAfter('profile') && !steps.profile) return '/inscription/profile';
  if (isAfter('preferences') && !steps.preferences) return '/inscription/preferences';
  // Advice and the last page need the answers: go to the first missing one.
  if (isAfter('quiz')) return nextStep(steps)?.route ?? null;
  return null;
}
