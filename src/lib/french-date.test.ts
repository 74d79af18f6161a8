import { describe, expect, it } from 'vitest';
import { frenchDay, frenchMoment } from './french-date.ts';

describe('a day in words', () => {
  it('says « 1er » for the first of a month, and for no other day', () => {
    expect(frenchDay(new Date('2026-12-01T12:00:00Z'))).toBe('mardi 1er décembre');
    expect(frenchDay(new Date('2026-12-21T12:00:00Z'))).toBe('lundi 21 décembre');
    expect(frenchDay(new Date('2026-12-11T12:00:00Z'))).toBe('vendredi 11 décembre');
  });

  it('is the day of Paris, with its time', () => {
    expect(frenchMoment(new Date('2026-11-30T23:30:00Z'))).toBe('mardi 1er décembre à 0\u00a0h\u00a030');
  });
});
