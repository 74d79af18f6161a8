import { type AddressInfo, createServer, connect as dial } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitForDatabase } from '../before-start.ts';
import { openPostgres } from './client.ts';
import { databaseUrlRefusal, isDatabaseUnavailable } from './unavailable.ts';

const SERVER = process.env.TEST_DATABASE ?? '';

async function aDoor(hangsUp: number): Promise<string> {
  const { hostname, port } = new URL(SERVER);
  let callers = 0;
  const door = createServer((socket) => {
    callers += 1;
    if (callers <= hangsUp) return void socket.destroy();
    const peer = dial(Number(port || 5432), hostname);
    for (const end of [socket, peer]) end.on('error', () => undefined);
    socket.pipe(peer).pipe(socket);
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void door.close());
  const address = new URL(SERVER);
  address.host = `127.0.0.1:${(door.address() as AddressInfo).port}`;
  return address.href;
}

test.runIf(SERVER)('a node that starts before its database waits for it, and logs that once', async () => {
  const database = openPostgres(await aDoor(3));
  onTestFinished(() => database.close());
  const onAway = vi.fn();
  const prepare = async () => (await database.db.execute<{ one: number }>(sql`SELECT 1 AS one`)).rows;
  expect(await waitForDatabase(prepare, { tryEveryMs: 5, onAway })).toEqual([{ one: 1 }]);
  expect(onAway).toHaveBeenCalledOnce();
});

test.runIf(SERVER)('gives up after too long, and at once on any other error', async () => {
  const database = openPostgres(await aDoor(Number.POSITIVE_INFINITY));
  onTestFinished(() => database.close());
  const onAway = vi.fn();
  const away = await database.db.execute(sql`SELECT 1`).catch((error: unknown) => error);
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const asks = vi.fn(() => {
    now += 30;
    return Promise.reject(away);
  });
  await expect(waitForDatabase(asks, { tryEveryMs: 5, patienceMs: 40, onAway })).rejects.toBe(away);
  clock.mockRestore();
  expect(asks).toHaveBeenCalledTimes(2);
  const wrong = vi.fn(() => Promise.reject(new Error('no such table')));
  await expect(waitForDatabase(wrong, { tryEveryMs: 5, onAway })).rejects.toThrow('no such table');
  expect(wrong).toHaveBeenCalledOnce();
});

test.each([
  ['28P01', 'password authentication failed for user "lueur"'],
  ['28000', 'role "lueur" does not exist'],
  ['3D000', 'database "lueur" does not exist'],
])(
  'an address that PostgreSQL refuses with %s is named for the operator, and not retried',
  (code, message) => {
    const error = new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });
    expect(databaseUrlRefusal(error)).toBe(
      `DATABASE_URL ou DATABASE_OWNER_URL est refusée par PostgreSQL\u202f: ${message}`,
    );
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);

test('an unavailable database is no refused address', () => {
  expect(
    databaseUrlRefusal(Object.assign(new Error('the database system is starting up'), { code: '57P03' })),
  ).toBeUndefined();
});
