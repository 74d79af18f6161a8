/** Steps of the way in that the ad pixel is told of (spec 1 §7 « Advertising pixel », to the letter). */
const MEASURED_STEPS = [
  'account_creation',
  'basic_profile',
  'search_preferences',
  'life_project',
  'shared_values',
  'love_profile',
  'relationship_quiz',
] as const;

export const MEASURED_EVENTS = ['page_view', ...MEASURED_STEPS, 'registration_complete', 'login'] as const;
export type MeasuredEvent = (typeof MEASURED_EVENTS)[number];

/** What each event is for the pixel, as the arguments of its `fbq`: nothing else ever leaves (D3). */
export function pixelCalls(): Record<MeasuredEvent, readonly unknown[]> {
  const step = (name: (typeof MEASURED_STEPS)[number]) => ['trackCustom', 'FunnelStep', { step: name }];
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
