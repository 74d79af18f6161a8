import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseOldEvents } from '#live/server/event-store.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { rateLimits, staffAudit, userEvents } from '#server/schema.ts';
import { testApp } from '#testing/test-app.ts';
import { runHousekeeping } from './schedule.ts';

const app = await testApp();

/** A database whose node is killed after this many statements. */
function killedAfter(statements: number): Database {
  let left = statements;
  return new Proxy(app.db, {
    get: (db, key) => {
      if (key !== 'execute' && key !== 'transaction') return Reflect.get(db, key);
      left -= 1;
      if (left < 0) throw new Error('The node is killed');
      return Reflect.get(db, key).bind(db);
    },
  });
}

async function storeLimits(): Promise<void> {
  await app.db.execute(sql`
    INSERT INTO rate_limits (key, count, resets_at)
    SELECT 'k' || n, 1, CASE WHEN n <= 25 THEN '2026-01-01'::timestamptz ELSE '2030-01-01'::timestamptz END
    FROM generate_series(1, 30) AS n`);
}

test('expired rows are deleted in batches; the next run continues where a killed one stopped', async () => {
  await storeLimits();
  const isPast = sql`${rateLimits.resetsAt} < '2029-01-01'`;
  const erase = (db: Database) => eraseInSteps(db, rateLimits, isPast, { atOnce: 10 });
  await expect(erase(killedAfter(1))).rejects.toThrow('killed');
  expect(await app.db.$count(rateLimits)).toBe(20);
  await erase(app.db);
  expect(await app.db.$count(rateLimits)).toBe(5);
  await erase(killedAfter(1));
  expect(await app.db.$count(rateLimits)).toBe(5);
});

test('nodes that erase concurrently delete every expired row and no other', async () => {
  await storeLimits();
  const isPast = sql`${rateLimits.resetsAt} < '2029-01-01'`;
  await Promise.all([1, 2, 3].map(() => eraseInSteps(app.db, rateLimits, isPast, { atOnce: 4 })));
  await eraseInSteps(app.db, rateLimits, isPast, { atOnce: 4 });
  expect(await app.db.$count(rateLimits)).toBe(5);
});

test('an event stream has no gap while its past events are erased, even after an interruption', async () => {
  const { member } = await app.memberBrowser();
  const other = await app.memberBrowser();
  for (const { id } of [member, other.member])
    await app.db.execute(sql`
      INSERT INTO user_events (user_id, seq, kind, created_at)
      SELECT ${id}, n, 'message', ${app.clock.now().toISOString()}::timestamptz
        - CASE WHEN n <= 6000 THEN interval '8 days' ELSE interval '1 day' END
      FROM generate_series(1, 6010) AS n`);
  const spanOf = async (id: string) => {
    const { rows } = await app.db.execute<{ count: number; first: number; last: number }>(sql`
      SELECT count(*)::int AS count, min(seq)::int AS first, max(seq)::int AS last FROM user_events WHERE user_id = ${id}`);
    return rows[0];
  };
  await expect(eraseOldEvents(killedAfter(1), app.clock.now())).rejects.toThrow('killed');
  for (const { id } of [member, other.member]) {
    const { count = 0, first = 0, last = 0 } = (await spanOf(id)) ?? {};
    expect([last, count]).toEqual([6010, last - first + 1]);
  }
  expect(await app.db.$count(userEvents)).toBeLessThan(12_020);
  await eraseOldEvents(app.db, app.clock.now());
  for (const { id } of [member, other.member])
    expect(await spanOf(id)).toEqual({ count: 10, first: 6001, last: 6010 });
});

test('the next night completes a retention run that was killed at any step', async () => {
  await storeLimits();
  const at = new Date('2024-01-01T00:00:00Z');
  const staff = await app.staffBrowser('support');
  await app.db.insert(staffAudit).values({ at, staff_id: staff.staff.id, action: 'old' });
  for (const statements of [0, 1, 2, 5])
    await runHousekeeping({ ...app.services, db: killedAfter(statements) }).catch(() => undefined);
  await runHousekeeping(app.services);
  expect(await app.db.$count(rateLimits, sql`${rateLimits.key} LIKE 'k%'`)).toBe(5);
  expect(await app.db.$count(staffAudit, eq(staffAudit.action, 'old'))).toBe(0);
});
