import { expect, test } from 'vitest';
import { recentDay } from './recent-day.ts';

test.each([
  ['an ordinary evening', '2026-11-21T20:00:00+01:00', '2026-11-21', '2026-11-20', '2026-11-19'],
  ['after the night of 23 hours', '2026-03-30T00:30:00+02:00', '2026-03-30', '2026-03-29', '2026-03-28'],
  ['late on the day of 25 hours', '2026-10-25T23:30:00+01:00', '2026-10-25', '2026-10-24', '2026-10-23'],
  ['on the first of a year', '2027-01-01T00:05:00+01:00', '2027-01-01', '2026-12-31', '2026-12-30'],
])('%s, yesterday is the day before in Paris', (_when, moment, today, yesterday, before) => {
  const now = new Date(moment);
  const said = [today, yesterday, before].map((day) => recentDay(new Date(`${day}T00:00:00Z`), now));
  expect(said).toEqual(['today', 'yesterday', null]);
});
