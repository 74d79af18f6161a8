import { describe, expect, it } from 'vitest';
import { comingMoment, frenchDay, frenchMoment } from './french-date.ts';

describe('a day in words', () => {
  it('says « 1er » for the first of a month, and for no other day', () => {
    expect(frenchDay(new Date('2026-12-01T12:00:00Z'))).toBe('mardi 1er décembre');
    expect(frenchDay(new Date('2026-12-21T12:00:00Z'))).toBe('lundi 21 décembre');
    expect(frenchDay(new Date('2026-12-11T12:00:00Z'))).toBe('vendredi 11 décembre');
  });

  it('is the day of Paris, with its time', () => {
    expect(frenchMoment(new Date('2026-11-30T23:30:00Z'))).toBe('mardi 1er décembre à 0\u00a0h\u00a030');
  });
});

describe('a moment to come', () => {
  it.each([
    ['2026-11-22T08:12:00Z', '2026-11-21T08:30:00Z', 'demain à 9\u00a0h\u00a012'],
    ['2026-11-21T22:00:00Z', '2026-11-21T08:30:00Z', 'aujourd’hui à 23\u00a0h'],
    ['2026-11-21T23:30:00Z', '2026-11-21T22:30:00Z', 'demain à 0\u00a0h\u00a030'],
    // Days of 25 and of 23 hours.
    ['2026-10-25T22:30:00Z', '2026-10-24T22:30:00Z', 'aujourd’hui à 23\u00a0h\u00a030'],
    ['2026-03-29T22:15:00Z', '2026-03-28T23:15:00Z', 'demain à 0\u00a0h\u00a015'],
    ['2026-12-01T11:00:00Z', '2026-11-21T08:30:00Z', 'mardi 1er décembre à 12\u00a0h'],
  ])('%s, said at %s, is « %s »', (instant, now, words) => {
    expect(comingMoment(new Date(instant), new Date(now))).toBe(words);
  });
});
