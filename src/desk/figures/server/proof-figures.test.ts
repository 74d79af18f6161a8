import { expect, test } from 'vitest';
import { dailyFigures } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { type DailyFigure, LEAST_TOLD } from '../rules.ts';
import { readProofFigures } from './proof-figures.ts';

/** A Wednesday. */
const TODAY = '2026-11-18';
const app = await testApp();

async function figure(name: DailyFigure, values: Record<string, number>): Promise<void> {
  await app.db
    .insert(dailyFigures)
    .values(Object.entries(values).map(([day, value]) => ({ day, name, value })));
}

test('counts the profiles of the latest night, and the dates agreed from Monday to Sunday of last week', async () => {
  await figure('members-shown', { '2026-11-16': 1578, '2026-11-17': 1579 });
  await figure('dates-agreed', {
    '2026-11-08': 100,
    '2026-11-09': 30,
    '2026-11-15': 10,
    '2026-11-16': 200,
  });
  expect(await readProofFigures(app.db, TODAY)).toBe(
    '1\u202f579 profils, 40 rendez-vous convenus la semaine dernière',
  );
});

test('omits each figure that is below its floor', async () => {
  expect(await readProofFigures(app.db, TODAY)).toBeUndefined();
  await figure('members-shown', { '2026-11-17': LEAST_TOLD.profiles - 1 });
  await figure('dates-agreed', { '2026-11-10': LEAST_TOLD.dates - 1 });
  expect(await readProofFigures(app.db, TODAY)).toBeUndefined();
  await figure('dates-agreed', { '2026-11-11': 1 });
  expect(await readProofFigures(app.db, TODAY)).toBe('10 rendez-vous convenus la semaine dernière');
  await figure('members-shown', { '2026-11-18': LEAST_TOLD.profiles });
  expect(await readProofFigures(app.db, TODAY)).toBe(
    '100 profils, 10 rendez-vous convenus la semaine dernière',
  );
});

test('omits the profiles when the latest count is too old', async () => {
  await figure('members-shown', { '2026-11-08': 500 });
  expect(await readProofFigures(app.db, TODAY)).toBeUndefined();
});
