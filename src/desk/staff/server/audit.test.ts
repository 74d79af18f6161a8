import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffAudit } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { asOwner, databaseTime } from '#testing/test-db.ts';
import { auditKeptSince } from '../rules.ts';
import { eraseAuditBefore } from './audit-store.ts';
import { recordAudit } from './shared/record-audit.ts';

const app = await testApp();

async function twoLines() {
  const { staff } = await app.staffBrowser('admin');
  const now = app.clock.now();
  const longAgo = new Date(now.getTime() - 550 * 24 * 3_600_000);
  for (const at of [longAgo, now])
    await recordAudit(app.db, {
      staff,
      action: 'staff.log-in',
      subject: { kind: 'staff', id: staff.id },
      now: at,
    });
}

const refusal = (change: Promise<unknown>) =>
  change.then(
    () => 'accepted',
    (error: Error) => String(error.cause),
  );
const countLines = () => app.db.$count(staffAudit);

test.each([
  ['changed', sql`UPDATE staff_audit SET reason = 'autre'`],
  ['deleted at any age', sql`DELETE FROM staff_audit`],
  ['truncated', sql`TRUNCATE staff_audit`],
])('a line of the audit log cannot be %s', async (_, change) => {
  await twoLines();
  expect(await refusal(asOwner(app.db, change))).toContain('append-only');
  expect(await countLines()).toBe(2);
});

test('the retention job deletes lines older than a year, and the database refuses to delete younger ones', async () => {
  app.clock.set((await databaseTime(app.db)).toISOString());
  await twoLines();
  expect(await refusal(eraseAuditBefore(app.db, app.clock.now()).then(() => undefined))).toBe('accepted');
  expect(await countLines()).toBe(1);
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000);
  expect(await refusal(eraseAuditBefore(app.db, tomorrow))).toContain('append-only');
  await eraseAuditBefore(app.db, auditKeptSince(app.clock.now()));
  expect(await countLines()).toBe(1);
});
