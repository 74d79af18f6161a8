import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { attention, shownProfiles } from '#server/schema.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { refreshAttention } from './attention-store.ts';
import { rankCards } from './candidate-store.ts';
import { findCard } from './criteria-store.ts';

const TODAY = '2026-11-21';
const DAY_MS = 86_400_000;
/** About 27 km from the others. */
const VIENNE = { code: '38544', name: 'Vienne', latitude: 45.5255, longitude: 4.8743 };
const women = Array.from({ length: 9 }, () => aMember());
const me = aMember();
const app = await testApp();

beforeEach(() => app.insert(me, ...women));

/** Shows a person in this many selections. `daysAgo` is null for a place taken back. */
async function show(id: string, selections: number, daysAgo: number | null = 0): Promise<void> {
  const now = app.clock.now();
  const admitted_at = daysAgo === null ? null : new Date(now.getTime() - daysAgo * DAY_MS);
  const rows = women.slice(0, selections).map((woman) => ({
    user_id: woman.id,
    profile_id: id,
    admitted_at,
    shown_at: now,
  }));
  await app.db.insert(shownProfiles).values(rows);
}

async function attentionOf(id: string): Promise<number | undefined> {
  const [found] = await app.db.select().from(attention).where(eq(attention.id, id));
  return found?.step;
}

test('ranks equal scores by attention before distance', async () => {
  const near = Array.from({ length: 9 }, () => aMan());
  const far = aMan({ commune: VIENNE });
  await app.insert(far, ...near);
  for (const [selections, { id }] of near.entries()) if (selections > 0) await show(id, selections);
  await refreshAttention(app.services);
  const card = await findCard(app.db, me.id, TODAY);
  if (!card) throw new Error('no card');
  const ranked = await rankCards(app.db, card, TODAY, { limit: 10 });
  const place = (id: string) => ranked.findIndex((one) => one.id === id);
  const [never, once, often, always] = [0, 1, 4, 8].map((selections) => place(near[selections]?.id ?? ''));
  expect([never, place(far.id)]).toEqual([0, 1]);
  expect(once).toBeLessThan(often ?? -1);
  expect([often, always].map((one) => (one ?? 0) > 4)).toEqual([true, true]);
  expect(always).toBe(9);
});

test('counts the places of the last seven days, except those taken back', async () => {
  const [thisWeek, lastWeek, takenBack] = [aMan(), aMan(), aMan()];
  await app.insert(thisWeek, lastWeek, takenBack);
  await show(thisWeek.id, 4, 6.9);
  await show(lastWeek.id, 4, 7);
  await show(takenBack.id, 4, null);
  await refreshAttention(app.services);
  expect(await attentionOf(thisWeek.id)).toBe(2);
  expect(await attentionOf(lastWeek.id)).toBe(undefined);
  expect(await attentionOf(takenBack.id)).toBe(undefined);
  app.clock.advance({ days: 1 });
  expect(await refreshAttention(app.services)).toBe(1);
  expect(await attentionOf(thisWeek.id)).toBe(0);
});

test('writes only the steps that have changed', async () => {
  const [man] = await app.insert(aMan());
  await show(man.id, 2);
  expect(await refreshAttention(app.services)).toBe(1);
  await app.db.delete(shownProfiles).where(eq(shownProfiles.user_id, women[0]?.id ?? ''));
  expect(await refreshAttention(app.services)).toBe(0);
});

test.runIf(onPostgres)('skips a locked member until the next run', async () => {
  const [busy, free] = await app.insert(aMan(), aMan());
  await show(busy.id, 1);
  await show(free.id, 1);
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM users WHERE id = ${busy.id} FOR UPDATE`);
    expect(await refreshAttention(app.services)).toBe(1);
  });
  expect(await attentionOf(free.id)).toBe(1);
  expect(await refreshAttention(app.services)).toBe(1);
  expect(await attentionOf(busy.id)).toBe(1);
});
