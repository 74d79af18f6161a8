import { expect, test } from 'vitest';
import { consentDate } from './french-date.ts';

test('formats the date of a consent in Paris, with its year', () => {
  expect(consentDate('2026-02-28T23:30:00.000Z')).toBe('1er\u00a0mars\u00a02026');
  expect(consentDate('2026-11-21T11:00:00.000Z')).toBe('21\u00a0novembre\u00a02026');
});
