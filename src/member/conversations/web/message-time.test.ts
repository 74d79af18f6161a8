import { describe, expect, it } from 'vitest';
import { PARIS_ZONE } from '#lib/zones.ts';
import { daysToFold, dayTitle, groupMessagesByDay, listTime } from './message-time.ts';

const now = new Date('2026-11-21T20:00:00+01:00');

describe('the time of a message', () => {
  it('shows an hour today, « Hier », then a date, with the year if it differs', () => {
    expect(listTime(new Date('2026-11-21T19:30:00+01:00'), now, PARIS_ZONE)).toBe('19\u00a0h\u00a030');
    expect(listTime(new Date('2026-11-20T23:59:00+01:00'), now, PARIS_ZONE)).toBe('Hier');
    expect(listTime(new Date('2026-11-03T10:00:00+01:00'), now, PARIS_ZONE)).toBe('3 nov.');
    expect(listTime(new Date('2025-12-03T10:00:00+01:00'), now, PARIS_ZONE)).toBe('3 déc. 2025');
  });

  it('titles the days of a thread', () => {
    expect(dayTitle(now, now, PARIS_ZONE)).toBe('Aujourd’hui');
    expect(dayTitle(new Date('2026-11-20T01:00:00+01:00'), now, PARIS_ZONE)).toBe('Hier');
    expect(dayTitle(new Date('2026-11-19T01:00:00+01:00'), now, PARIS_ZONE)).toBe('jeudi 19 novembre');
  });

  it('says « Hier » for the day before, across a daylight saving change', () => {
    const spring = new Date('2026-03-30T00:30:00+02:00');
    expect(dayTitle(new Date('2026-03-29T10:00:00+02:00'), spring, PARIS_ZONE)).toBe('Hier');
    expect(dayTitle(new Date('2026-03-28T10:00:00+01:00'), spring, PARIS_ZONE)).toBe('samedi 28 mars');
    const autumn = new Date('2026-10-25T23:30:00+01:00');
    expect(listTime(new Date('2026-10-24T10:00:00+02:00'), autumn, PARIS_ZONE)).toBe('Hier');
  });

  it('changes day at midnight in the reader’s time zone', () => {
    const evening = { id: 1, createdAt: '2026-11-20T22:59:00.000Z' };
    const night = { id: 2, createdAt: '2026-11-20T23:01:00.000Z' };
    expect(groupMessagesByDay([evening, night], PARIS_ZONE)).toEqual([
      { day: '2026-11-20', items: [evening] },
      { day: '2026-11-21', items: [night] },
    ]);
    expect(groupMessagesByDay([evening, night], 'America/Martinique')).toEqual([
      { day: '2026-11-20', items: [evening, night] },
    ]);
  });
});

it('collapses all days of a long thread but the last two, and none of a short one', () => {
  const onDay = (day: number) => ({ createdAt: `2026-11-${day}T12:00:00Z` });
  const days = [...Array.from({ length: 28 }, () => onDay(10)), onDay(12), onDay(14), onDay(15)];
  expect([...daysToFold(days, PARIS_ZONE)]).toEqual(['2026-11-10', '2026-11-12']);
  expect(daysToFold(days.slice(-29), PARIS_ZONE).size).toBe(0);
});
