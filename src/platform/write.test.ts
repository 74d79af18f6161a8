import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import type { Database } from './database/client.ts';
import { lockMembers } from './database/locks.ts';
import { UNCHANGED, write } from './write.ts';

const app = await testApp();
let published: unknown[];

beforeEach(() => {
  published = [];
});

const add = (tx: Database, name: string) =>
  tx.execute(sql`
    INSERT INTO daily_figures (day, name, value) VALUES ('2026-11-20', ${name}, 1)
    ON CONFLICT (day, name) DO UPDATE SET value = daily_figures.value + 1`);

async function stored(): Promise<Record<string, number>> {
  const { rows } = await app.db.execute<{ name: string; value: number }>(
    sql`SELECT name, value::int AS value FROM daily_figures ORDER BY name`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

describe('a write', () => {
  test('locks, changes, logs and publishes in this order, and returns the result', async () => {
    const order: string[] = [];
    const written = await write(app, {
      async lock(tx, now) {
        order.push('lock');
        expect(now).toEqual(app.clock.now());
        await add(tx, 'locked');
        return 'the record';
      },
      async change({ tx, locked }) {
        order.push(`change ${locked}`);
        await add(tx, 'changed');
        return 1;
      },
      async audit({ tx, locked }, result) {
        order.push(`audit ${locked} ${result}`);
        await add(tx, 'logged');
      },
      async publish(services, { locked, result }) {
        expect(services).toBe(app.services);
        order.push(`publish ${locked} ${result}`);
        published.push(await stored());
      },
    });
    expect(written).toBe(1);
    expect(order).toEqual(['lock', 'change the record', 'audit the record 1', 'publish the record 1']);
    expect(published).toEqual([{ changed: 1, locked: 1, logged: 1 }]);
  });

  test('logs and publishes nothing when nothing changed', async () => {
    const written = await write(app, {
      change: async () => UNCHANGED,
      audit: ({ tx }) => add(tx, 'logged'),
      publish: () => published.push('published'),
    });
    expect(written).toBe(UNCHANGED);
    expect(published).toEqual([]);
    expect(await stored()).toEqual({});
  });

  test.each(['lock', 'change', 'audit'] as const)(
    'leaves and publishes nothing when its %s throws',
    async (step) => {
      const fail = (at: string) => {
        if (at === step) throw new Error('refused');
      };
      const refused = write(app, {
        async lock(tx) {
          await add(tx, 'locked');
          fail('lock');
        },
        async change({ tx }) {
          await add(tx, 'changed');
          fail('change');
        },
        async audit({ tx }) {
          await add(tx, 'logged');
          fail('audit');
        },
        publish: () => published.push('published'),
      });
      await expect(refused).rejects.toThrow('refused');
      expect(published).toEqual([]);
      expect(await stored()).toEqual({});
    },
  );

  test.each([
    ['throws', () => Promise.reject(new Error('Bonjour Anne'))],
    [
      'throws at once',
      () => {
        throw new Error('Bonjour Anne');
      },
    ],
  ])(
    'stays and returns its result when its publication %s; the failure is logged without its message',
    async (_, publish) => {
      const written = await write(app, {
        async change({ tx }) {
          await add(tx, 'changed');
          return 'changed';
        },
        publish,
      });
      expect(written).toBe('changed');
      expect(await stored()).toEqual({ changed: 1 });
      expect(app.logs.map(({ level, event }) => [level, event])).toEqual([['error', 'publish-failed']]);
      expect(JSON.stringify(app.logs)).not.toContain('Anne');
    },
  );

  test('does not deadlock with one that locks the same members in the opposite order', async () => {
    const [anne, paul] = await app.insert(aMember(), aMember());
    const both = [anne.id, paul.id];
    // Both change the same two rows, in opposite orders.
    const move = (ids: string[]) =>
      write(app, {
        lock: (tx) => lockMembers(tx, ids),
        async change({ tx }) {
          for (const id of ids) await add(tx, id);
        },
      });
    await Promise.all(Array.from({ length: 20 }, (_, turn) => move(turn % 2 ? both : both.toReversed())));
    expect(Object.values(await stored())).toEqual([20, 20]);
  });
});
