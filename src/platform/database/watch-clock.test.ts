import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from './client.ts';
import { openPglite } from './open-pglite.ts';
import { type FollowedClock, watchClock } from './watch-clock.ts';

const HOUR_MS = 3_600_000;
const realNow = Date.now.bind(Date);

let database: OpenDatabase;
let clock: FollowedClock | undefined;
let shift = 0;

beforeAll(async () => {
  database = openPglite(await PGlite.create());
});
afterAll(() => database.close());
beforeEach(() => {
  shift = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + shift);
});
afterEach(() => clock?.stop());

const awayMs = () => Math.abs((clock?.now().getTime() ?? 0) - realNow() - shift);

describe('The clock of a node', () => {
  test('follows the database, not the clock of the machine', async () => {
    shift = -HOUR_MS;
    clock = await watchClock(database.db, { everyMs: HOUR_MS });
    expect(awayMs()).toBeLessThan(1_000);
    shift = HOUR_MS;
    expect(awayMs()).toBeGreaterThan(2 * HOUR_MS - 1_000);
  });

  test('follows a changed database clock, and reports a step back until a listener has handled it', async () => {
    const told: number[] = [];
    clock = await watchClock(database.db, {
      everyMs: 20,
      async wentBack(ms) {
        told.push(ms);
        if (told.length === 1) throw new Error('The database is away');
      },
    });
    shift = HOUR_MS;
    await expect.poll(awayMs).toBeLessThan(1_000);
    expect(told).toEqual([]);
    shift = -HOUR_MS;
    await expect.poll(awayMs).toBeLessThan(1_000);
    expect(told.map((ms) => Math.round(ms / 60_000))).toEqual([120, 120]);
  });
});
