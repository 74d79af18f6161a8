import { expect, test } from 'vitest';
import { MEASURED_EVENTS, pixelCalls } from './measured-events.ts';

test('the pixel hears of the events of the spec, and of nothing more about anybody', () => {
  const calls = pixelCalls();
  expect(Object.keys(calls)).toEqual([...MEASURED_EVENTS]);
  expect(Object.values(calls)).toEqual([
    ['track', 'PageView'],
    ...[
      'account_creation',
      'basic_profile',
      'search_preferences',
      'life_project',
      'shared_values',
      'love_profile',
      'relationship_quiz',
    ].map((step) => ['trackCustom', 'FunnelStep', { step }]),
    ['track', 'CompleteRegistration'],
    ['trackCustom', 'Login'],
  ]);
});
