import { expect, test } from 'vitest';
import type { MyWorkshopDate } from '#member/workshops/contract.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { groupDates } from './my-dates.tsx';

const date = (workshopId: MyWorkshopDate['workshopId'], day: string, coachName: string): MyWorkshopDate => ({
  id: `${workshopId}-${day}`,
  workshopId,
  startsAt: `${day}T18:30:00.000Z`,
  status: 'pending',
  mine: 'registered',
  rank: null,
  coachName,
  leader: null,
  cancelReason: null,
  roomUrl: null,
  toConfirm: false,
});

test('groups sessions by leader, then by workshop, in their original order', () => {
  const dates = [date(1, '2026-12-08', 'Ana'), date(8, '2026-12-07', 'Luc'), date(1, '2026-11-24', 'Ana')];
  const groups = groupDates(dates);
  expect(groups.map(({ name }) => name)).toEqual(['Ana', 'Luc']);
  expect(groups[0]?.workshops).toEqual([{ title: workshopOf(1).title, dates: [dates[0], dates[2]] }]);
});

test('puts two workshops of one leader into one group, and one workshop of two leaders into two', () => {
  const groups = groupDates([
    date(1, '2026-12-07', 'Ana'),
    date(2, '2026-12-08', 'Ana'),
    date(1, '2026-12-14', 'Luc'),
  ]);
  expect(groups.map(({ name, workshops }) => [name, workshops.length])).toEqual([
    ['Ana', 2],
    ['Luc', 1],
  ]);
});

test('returns no groups without sessions', () => {
  expect(groupDates([])).toEqual([]);
});
