import { expect, test } from 'vitest';
import { contentNotices, statements, userReports } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();

const figures = () => app.browser().client.transparency.figures();
const six = Array.from({ length: 6 }, (_, place) => place);
/** The one-minute cache outlives a test, so each test advances the clock. */
const later = (minutes: number) => app.clock.advance({ minutes });

test('a year without reports has empty tables', async () => {
  later(10);
  expect(await figures()).toEqual([
    { year: 2026, running: true, reports: [], notices: [], decisions: [], appeals: [], medianHours: null },
  ]);
});

test('counts reports and decisions by year in Paris, and hides counts below five', async () => {
  later(20);
  const report = { reason: 'x', evidence: {} };
  const stated = { source: 'report', facts: 'x', rule: 'x' } as const;
  // Still 2025 in London, 2026 in Paris.
  const created_at = new Date('2025-12-31T23:30:00Z');
  for (const place of six)
    await app.db.insert(userReports).values({ ...report, number: `S-${place}`, matter: 'scam', created_at });
  await app.db.insert(userReports).values({ ...report, number: 'S', matter: 'hate', created_at });
  const before = new Date('2025-06-01T10:00:00Z');
  await app.db
    .insert(userReports)
    .values({ ...report, number: 'S-avant', matter: 'hate', created_at: before });
  for (const place of six)
    await app.db.insert(statements).values({
      id: `${place}`,
      decision: `${place}`,
      effect: 'suspension',
      ...stated,
      asked_at: new Date('2026-11-20T10:00:00Z'),
      made_at: new Date(`2026-11-20T1${place}:30:00Z`),
    });
  await app.db.insert(contentNotices).values({
    id: 'n',
    number: 'N',
    matter: 'minor',
    place: 'x',
    city: '',
    content: 'x',
    why: 'x',
    created_at: new Date('2026-11-20T10:00:00Z'),
  });
  expect(await figures()).toEqual([
    {
      year: 2026,
      running: true,
      reports: [
        { label: 'Demande d’argent ou escroquerie', count: 6 },
        { label: 'Propos haineux ou discriminatoires', count: null },
      ],
      notices: [{ label: 'Une infraction envers une personne mineure', count: null }],
      decisions: [{ label: 'Comptes suspendus', count: 6 }],
      appeals: [],
      medianHours: 3,
    },
    expect.objectContaining({ year: 2025, running: false, medianHours: null }),
  ]);
});
