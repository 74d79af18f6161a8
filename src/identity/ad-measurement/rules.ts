export const COOKIE_CHOICES = ['accepted', 'refused'] as const;
export type CookieChoice = (typeof COOKIE_CHOICES)[number];

/** Of the words under which one chooses: whoever changes them asks everybody again. */
export const COOKIE_VERSION = '2026-11-21';

/** Then it is asked again (CNIL; security.md 39). */
export const CHOICE_KEPT_MONTHS = 6;
/** How long the server keeps the proof of a choice. */
export const PROOF_KEPT_MONTHS = 13;

export interface KnownChoice {
  choice: CookieChoice;
  chosenAt: Date;
}

/**
 * The choice that a browser has kept, while it counts: made under the words of today, less than six calendar months
 * ago. Anything else is no choice: one is asked again.
 * @param stored as `CookieRecord` in JSON; null when nothing is kept
 */
export function findFreshChoice(stored: string | null, now: Date): KnownChoice | null {
  try {
    const { version, choice, at } = JSON.parse(stored ?? '');
    const known = COOKIE_CHOICES.find((one) => one === choice);
    const chosenAt = new Date(at);
    const counts = version === COOKIE_VERSION && chosenAt <= now && now < askedAgainFrom(chosenAt);
    return known && counts ? { choice: known, chosenAt } : null;
  } catch {
    return null;
  }
}

/** Six calendar months later; the 31st becomes the last day of a shorter month. */
export function askedAgainFrom(chosenAt: Date): Date {
  const day = new Date(chosenAt);
  day.setUTCMonth(day.getUTCMonth() + CHOICE_KEPT_MONTHS);
  if (day.getUTCDate() !== chosenAt.getUTCDate()) day.setUTCDate(0);
  return day;
}

/** Steps of the sign-up that are counted, and of which the ad pixel is told (spec 1 §7 « Advertising pixel », to the letter). */
export const MEASURED_STEPS = [
  'account_creation',
  'basic_profile',
  'search_preferences',
  'life_project',
  'shared_values',
  'love_profile',
  'relationship_quiz',
] as const;

export type MeasuredStep = (typeof MEASURED_STEPS)[number];

export const MEASURED_EVENTS = ['page_view', ...MEASURED_STEPS, 'registration_complete', 'login'] as const;
export type MeasuredEvent = (typeof MEASURED_EVENTS)[number];

/** What each event is for the pixel, as the arguments of its `fbq`: nothing else ever leaves (D3). */
export function pixelCalls(): Record<MeasuredEvent, readonly unknown[]> {
  const step = (name: MeasuredStep) => ['trackCustom', 'FunnelStep', { step: name }];
  return {
    page_view: ['track', 'PageView'],
    account_creation: step('account_creation'),
    basic_profile: step('basic_profile'),
    search_preferences: step('search_preferences'),
    life_project: step('life_project'),
    shared_values: step('shared_values'),
    love_profile: step('love_profile'),
    relationship_quiz: step('relationship_quiz'),
    registration_complete: ['track', 'CompleteRegistration'],
    login: ['trackCustom', 'Login'],
  };
}
