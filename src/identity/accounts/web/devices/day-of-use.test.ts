import { expect, test } from 'vitest';
import { dayOfUse } from './devices-section.tsx';

test.each([
  ['2026-11-21T00:30:00+01:00', 'aujourd’hui'],
  ['2026-11-20T23:59:00+01:00', 'hier'],
  ['2026-11-20T00:00:00+01:00', 'hier'],
  ['2026-11-19T23:59:00+01:00', 'le jeudi 19 novembre'],
])('%s reads « %s » on 21 November just after midnight in Paris', (instant, said) => {
  expect(dayOfUse(new Date(instant), new Date('2026-11-21T00:45:00+01:00'), 'Europe/Paris')).toBe(said);
});

test('the previous day reads « hier » after the night of 25 hours', () => {
  const now = new Date('2026-10-26T00:10:00+01:00');
  expect(dayOfUse(new Date('2026-10-25T00:20:00+02:00'), now, 'Europe/Paris')).toBe('hier');
});
