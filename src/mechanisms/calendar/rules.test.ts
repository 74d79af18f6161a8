import { expect, test } from 'vitest';
import { PARIS_ZONE } from '#lib/zones.ts';
import { eveningBefore, LONGEST_NOTICE_MS, roomPhaseOf, untilBegun } from './rules.ts';

const at = (iso: string) => new Date(iso);

test('a plan can change until it begins', () => {
  const startsAt = at('2026-11-23T09:00:00Z');
  expect(untilBegun(startsAt, new Date(startsAt.getTime() - 1))).toBe('ok');
  expect(untilBegun(startsAt, startsAt)).toBe('begun');
});

test.each([
  ['in winter', '2026-11-23T18:30:00Z', '2026-11-22T17:00:00Z'],
  ['in summer', '2026-07-13T17:30:00Z', '2026-07-12T16:00:00Z'],
  ['for the day after the spring night, that evening', '2026-03-30T17:30:00Z', '2026-03-29T16:00:00Z'],
  ['for the day of the spring night, the evening before', '2026-03-29T08:30:00Z', '2026-03-28T17:00:00Z'],
  ['for the day of the autumn night, the evening before', '2026-10-25T09:30:00Z', '2026-10-24T16:00:00Z'],
  ['for 1 March of a leap year', '2028-03-01T18:30:00Z', '2028-02-29T17:00:00Z'],
])(
  'reminds at 18:00 in Paris on the evening before (%s), within the longest notice',
  (_, startsAt, evening) => {
    expect(eveningBefore(at(startsAt), PARIS_ZONE)).toEqual(at(evening));
    expect(at(startsAt).getTime() - at(evening).getTime()).toBeLessThan(LONGEST_NOTICE_MS);
  },
);

test('a room is open from a few minutes before the start until the end', () => {
  const times = { startsAt: at('2026-11-23T18:30:00Z'), opensBefore: 5, endsAt: at('2026-11-23T18:50:00Z') };
  const phases = ['18:24:59', '18:25:00', '18:49:59', '18:50:00'].map((time) =>
    roomPhaseOf(times, at(`2026-11-23T${time}Z`)),
  );
  expect(phases).toEqual(['early', 'open', 'open', 'over']);
});
