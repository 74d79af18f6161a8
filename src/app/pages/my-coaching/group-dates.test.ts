import { expect, test } from 'vitest';
import type { MyWorkshopDate } from '#features/accompaniment/workshops/contract.ts';
import { coachNameOf, workshopOf } from '#features/accompaniment/workshops/texts.ts';
import { groupDates } from './group-dates.ts';

const date = (workshopId: MyWorkshopDate['workshopId'], day: string): MyWorkshopDate => ({
  id: `${workshopId}-${day}`,
  workshopId,
  startsAt: `${day}T18:30:00.000Z`,
  status: 'pending',
  mine: 'registered',
  rank: null,
  coachName: coachNameOf(workshopId),
  cancelReason: null,
  roomUrl: null,
  toConfirm: false,
});

test('sessions stand under their coach, then under their workshop, in the order in which they came', () => {
  const twice = [date(1, '2026-12-08'), date(8, '2026-12-07'), date(1, '2026-11-24')];
  const groups = groupDates(twice);
  expect(groups.map(({ coach }) => coach.key)).toEqual([workshopOf(1).coach, workshopOf(8).coach]);
  expect(groups[0]?.workshops).toEqual([{ title: workshopOf(1).title, dates: [twice[0], twice[2]] }]);
});

test('two workshops of one coach stand under one name', () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8] as const;
  const groups = groupDates(ids.map((id) => date(id, '2026-12-07')));
  const coaches = new Set(ids.map((id) => workshopOf(id).coach));
  expect(groups).toHaveLength(coaches.size);
  expect(groups.flatMap(({ workshops }) => workshops)).toHaveLength(8);
});

test('without sessions there is nothing to show', () => {
  expect(groupDates([])).toEqual([]);
});
