import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { inRequest, type RequestScope } from '../request-scope.ts';
import { type Database, openPostgres } from './client.ts';
import { acrossMembers } from './in-the-name-of.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const MEMBERS = ['Anne', 'l’autre', "O'Brien", 'Zoé'];

async function open(max: number) {
  const url = await createEmptyDatabase(SERVER, `lueur_name_${crypto.randomUUID().slice(0, 8)}`);
  const database = openPostgres(url, { max, waitMs: 20_000 });
  onTestFinished(() => database.close());
  return database;
}

async function nameOf(db: Database): Promise<unknown> {
  const { rows } = await db.execute(sql`SELECT coalesce(current_setting('lueur.member', true), '') AS name`);
  return rows[0]?.name;
}

const requestOf = (id: string): RequestScope => ({ requestId: 'x', actor: { kind: 'member', id } });
const by = <Result>(id: string, work: () => Result) => inRequest(requestOf(id), work);

describe.runIf(SERVER)('a statement on PostgreSQL', () => {
  test('runs in the name of the requesting member, however many share the connections', async () => {
    const { db, background } = await open(3);
    const asked = Array.from({ length: 150 }, (_, number) => {
      const member = number % 5 === 0 ? '*' : (MEMBERS[number % MEMBERS.length] ?? '');
      const work = async () => {
        if (number % 3 === 0) return nameOf(db);
        const inside = db.transaction(async (tx) => {
          const name = await nameOf(tx);
          if (number % 3 === 1) await tx.execute(sql`SELECT 1 / 0`);
          return name;
        });
        return inside.catch(() => nameOf(db));
      };
      return member !== '*'
        ? by(member, work).then((name) => [name, member])
        : work().then((name) => [name, member]);
    });
    for (const [name, member] of await Promise.all(asked)) expect(name).toBe(member);
    expect(await by('Anne', () => nameOf(background))).toBe('*');
  });

  test('falls back to the shared role after the response, for staff, and inside acrossMembers()', async () => {
    const { db } = await open(1);
    const request = requestOf('Anne');
    await inRequest(request, async () => {
      expect(await nameOf(db)).toBe('Anne');
      expect(await acrossMembers(() => nameOf(db))).toBe('*');
      expect(await nameOf(db)).toBe('Anne');
      request.isAnswered = true;
      expect(await nameOf(db)).toBe('*');
    });
    const ofTeam: RequestScope = { requestId: 'x', actor: { kind: 'staff', id: 'Zoé' } };
    expect(await inRequest(ofTeam, () => nameOf(db))).toBe('*');
  });

  test('rejects acrossMembers() inside a transaction in the name of a member', async () => {
    const { db } = await open(1);
    const within = by('Anne', () => db.transaction(async (tx) => acrossMembers(() => nameOf(tx))));
    await expect(within).rejects.toThrow('around the whole transaction');
    const around = by('Anne', () =>
      acrossMembers(() => db.transaction((tx) => acrossMembers(() => nameOf(tx)))),
    );
    expect(await around).toBe('*');
  });

  test('sets the name again on a connection that replaces a broken one', async () => {
    const { db, usage } = await open(1);
    await by('Anne', () => nameOf(db));
    const cut = db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`);
    await expect(cut).rejects.toThrow();
    await expect.poll(() => usage?.().total).toBe(0);
    expect(await by('Anne', () => nameOf(db))).toBe('Anne');
  });
});
