import { expect, test } from 'vitest';
import { type Banner, isBannerShown } from './rules.ts';

const [before, from, last, until] = ['11:59:59', '12:00:00', '17:59:59', '18:00:00'].map(
  (time) => new Date(`2026-12-24T${time}Z`),
) as [Date, Date, Date, Date];
const banner: Banner = { text: 'x', link: null, from, until, place: 'both' };

test('shows a banner from its start, inclusive, to its end, exclusive', () => {
  expect([before, from, last, until].map((now) => isBannerShown(banner, 'site', now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['site', true, false],
  ['app', false, true],
  ['both', true, true],
] as const)('shows a banner for %s only in its place', (place, onSite, inApp) => {
  expect(isBannerShown({ ...banner, place }, 'site', from)).toBe(onSite);
  expect(isBannerShown({ ...banner, place }, 'app', from)).toBe(inApp);
});
