export const COOKIE_CHOICES = ['accepted', 'refused'] as const;
export type CookieChoice = (typeof COOKIE_CHOICES)[number];

/** Version of the choice's text: a new version asks every visitor again. */
export const COOKIE_VERSION = '2026-11-21';

/** Validity of a choice; afterwards the visitor is asked again (CNIL; security.md 39). */
export const CHOICE_KEPT_MONTHS = 6;
export const PROOF_KEPT_MONTHS = 13;

export interface KnownChoice {
  choice: CookieChoice;
  chosenAt: Date;
}

/**
 * Returns the choice stored in a browser if it is valid: made under the current version, less than six calendar months
 * ago. Otherwise null.
 * @param stored `CookieRecord` in JSON, or null
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

/** Returns when a choice expires: six calendar months later, at most the last day of the month. */
export function askedAgainFrom(chosenAt: Date): Date {
  const day = new Date(chosenAt);
  day.setUTCMonth(day.getUTCMonth() + CHOICE_KEPT_MONTHS);
  if (day.getUTCDate() !== chosenAt.getUTCDate()) day.setUTCDate(0);
  return day;
}

/** Steps of the sign-up that are counted and sent to the ad pixel (verbatim from spec 1 §7 « Advertising pixel »). */
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

/** Returns the arguments of the pixel's `fbq` for each event: no other data ever leaves (D3). */
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
