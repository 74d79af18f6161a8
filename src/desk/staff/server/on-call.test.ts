import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staff, staffAudit } from '#server/schema.ts';
import { refusalOf, testApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { onCallWeeks } from '../rules.ts';

const app = await testApp();

const colleagues = async () => ({
  marc: await app.staffBrowser('moderation'),
  anne: await app.staffBrowser('admin'),
});
const mondays = () => onCallWeeks(app.clock.now().toISOString().slice(0, 10));

test('shows eight weeks from the current one, across the end of a year', () => {
  const weeks = onCallWeeks('2026-12-27');
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(0, 3)).toEqual(['2026-12-21', '2026-12-28', '2027-01-04']);
});

test('keeps the last of two choices for a week, and logs a repeated press once', async () => {
  const { marc, anne } = await colleagues();
  const [monday = ''] = mondays();
  const choose = (id: string) => anne.client.deskStaff.chooseOnCall({ id, monday });
  for (const { id } of [anne.staff, marc.staff, marc.staff]) await choose(id);
  const { weeks } = await marc.client.deskStaff.onCall();
  expect(weeks.map((week) => week.colleague?.id)).toEqual([marc.staff.id, ...Array(7).fill(undefined)]);
  expect(await app.db.$count(staffAudit, eq(staffAudit.action, 'staff.on-call'))).toBe(2);
});

test('a second press clears the week, only for the colleague who has it', async () => {
  const { marc, anne } = await colleagues();
  const [monday = ''] = mondays();
  const choose = (id: string, on: boolean) => anne.client.deskStaff.chooseOnCall({ id, monday, on });
  const first = async () => (await anne.client.deskStaff.onCall()).weeks[0]?.colleague?.id;
  await choose(marc.staff.id, true);
  await choose(anne.staff.id, false);
  expect(await first()).toBe(marc.staff.id);
  await choose(marc.staff.id, false);
  expect(await first()).toBeUndefined();
});

test.runIf(onPostgres)('the same choice by two colleagues concurrently adds one log line', async () => {
  const { marc, anne } = await colleagues();
  const [monday = ''] = mondays();
  const paul = await app.staffBrowser('admin');
  const choices = [anne, paul].map((by) => by.client.deskStaff.chooseOnCall({ id: marc.staff.id, monday }));
  await Promise.all(choices);
  expect(await app.db.$count(staffAudit, eq(staffAudit.action, 'staff.on-call'))).toBe(1);
});

test('a week becomes empty once its colleague may no longer read cases', async () => {
  const { marc, anne } = await colleagues();
  const [monday = ''] = mondays();
  await anne.client.deskStaff.chooseOnCall({ id: marc.staff.id, monday });
  for (const since of [{ roles: ['coach' as const] }, { disabled_at: app.clock.now() }]) {
    await app.db
      .update(staff)
      .set({ roles: ['moderation'], ...since })
      .where(eq(staff.id, marc.staff.id));
    expect((await anne.client.deskStaff.onCall()).weeks[0]).toEqual({ monday, colleague: null });
    const again = anne.client.deskStaff.chooseOnCall({ id: marc.staff.id, monday });
    expect(await refusalOf(again)).toBe('NOT_FOUND');
  }
});

test('an admin chooses only for these weeks', async () => {
  const { marc, anne } = await colleagues();
  const { id } = marc.staff;
  expect(await refusalOf(anne.client.deskStaff.chooseOnCall({ id, monday: '2020-01-06' }))).toBe('NOT_FOUND');
});
