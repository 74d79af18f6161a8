import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { RETRY_QUEUE } from '#platform/jobs.ts';
import type { Services } from '#platform/services.ts';
import { MAIL_WALKS } from '#testing/job-walks/mail-walks.ts';
import { ROW_WALKS } from '#testing/job-walks/row-walks.ts';
import { app, beginWalks } from '#testing/job-walks/walk.ts';
import { scheduleJobs } from './schedule.ts';
import { appointments, encounters } from './schema.ts';

beforeEach(beginWalks);

const WALKS = { ...MAIL_WALKS, ...ROW_WALKS };

/** Jobs without a walk: a job per item, or one statement for all. */
const WITHOUT_A_WALK = ['members-nearby'];

test('every scheduled job that walks over items has a row below', async () => {
  const scheduled: string[] = [];
  const jobs: Services['jobs'] = {
    ...app.services.jobs,
    work: async () => undefined,
    schedule: async (queue) => void scheduled.push(queue),
  };
  const env = { ...app.services.env, NODE_ENV: 'production' as const };
  await scheduleJobs({ ...app.services, env, jobs });
  const swept = Object.keys(WALKS).map((name) => name.replace(/,.*/, ''));
  expect(scheduled.toSorted()).toEqual([...new Set([...swept, ...WITHOUT_A_WALK])].toSorted());
});

describe.each(Object.entries(WALKS))('%s', (name, { run, arrange, poison, isDone }) => {
  test('processes the items around a failing one, logs it, and retries it later', async () => {
    const items = await arrange();
    const bad = items[1] ?? '';
    const states = async () => {
      const done: boolean[] = [];
      for (const item of items) done.push(await isDone(item));
      return done;
    };
    const failuresOf = () =>
      app.logs.filter(({ event }) => event === 'job-item-failed').map(({ fields }) => fields.tries);
    const others = items.map((item) => item !== bad);
    await run(poison(app.services, bad));
    expect(await states()).toEqual(others);
    expect(failuresOf()).toEqual([1]);
    expect(app.logs.find(({ event }) => event === 'job-item-failed')?.fields.job).toBe(
      name.replace(/,.*/, ''),
    );
    // Not before its minute has passed, then with a longer delay.
    await run(poison(app.services, bad));
    expect(failuresOf()).toEqual([1]);
    app.clock.advance({ minutes: 1 });
    await run(poison(app.services, bad));
    expect(failuresOf()).toEqual([1, 2]);
    app.clock.advance({ minutes: 1 });
    const cured = poison(app.services, 'no item');
    await run(cured);
    expect(await isDone(bad)).toBe(false);
    app.clock.advance({ minutes: 1 });
    await run(cured);
    expect(await isDone(bad)).toBe(true);
    expect(await app.db.execute(sql`SELECT FROM pgboss.job WHERE name = ${RETRY_QUEUE}`)).toMatchObject({
      rows: [],
    });
  });
});

test.each([
  ['date-reminders', () => app.db.delete(encounters)],
  ['appointment-reminders', () => app.db.update(appointments).set({ state: 'cancelled' })],
])('%s sends no mail about items cancelled since the list was read', async (name, cancel) => {
  const walk = MAIL_WALKS[name];
  const items = (await walk?.arrange()) ?? [];
  const db = new Proxy(app.db, {
    get: (from, key) =>
      key !== 'transaction'
        ? Reflect.get(from, key)
        : async (...work: Parameters<typeof from.transaction>) => {
            await cancel();
            return from.transaction(...work);
          },
  });
  await walk?.run({ ...app.services, db });
  for (const item of items) expect(await walk?.isDone(item)).toBe(false);
});
