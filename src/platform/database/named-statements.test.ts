import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { openPostgres } from './client.ts';
import { NamedStatements } from './postgres-pool.ts';

const SERVER = process.env.TEST_DATABASE ?? '';

test('names a statement from its second use on, always the same', () => {
  const statements = new NamedStatements();
  expect(statements.nameOf('SELECT 1')).toBeUndefined();
  const name = statements.nameOf('SELECT 1');
  expect(name).toBeDefined();
  expect(statements.nameOf('SELECT 1')).toBe(name);
  statements.nameOf('SELECT 2');
  expect(statements.nameOf('SELECT 2')).not.toBe(name);
});

test('leaves statements about a connection or a transaction unnamed', () => {
  const statements = new NamedStatements();
  for (const text of ['begin', 'LISTEN here', 'SET a TO b', 'ANALYZE'])
    for (const use of [1, 2]) expect([text, use, statements.nameOf(text)]).toEqual([text, use, undefined]);
});

test('gives no names to one-off statements, and limits the number of names', () => {
  const statements = new NamedStatements();
  for (let number = 0; number < 5000; number += 1) statements.nameOf(`SELECT ${number}`);
  expect(statements.nameOf('SELECT kept')).toBeUndefined();
  expect(statements.nameOf('SELECT kept')).toBeDefined();
  for (let number = 0; number < 5000; number += 1)
    for (const _use of [1, 2]) statements.nameOf(`SELECT twice ${number}`);
  const named = Array.from({ length: 5000 }, (_, number) => statements.nameOf(`SELECT twice ${number}`));
  expect(new Set(named).size).toBe(300);
  expect(statements.nameOf('SELECT kept')).toBeDefined();
});

describe.runIf(SERVER)('named statements on PostgreSQL', () => {
  async function openOne() {
    const url = await createEmptyDatabase(SERVER, `lueur_named_${crypto.randomUUID().slice(0, 8)}`);
    const database = openPostgres(url, { max: 1 });
    onTestFinished(() => database.close());
    return database.db;
  }
  const prepared = sql`SELECT statement FROM pg_prepared_statements WHERE statement LIKE '%counted%'`;

  test('prepares a repeated statement once, in and out of transactions', async () => {
    const db = await openOne();
    const ask = (number: number) => sql`SELECT ${number}::int AS counted`;
    for (const number of [1, 2, 3])
      expect((await db.execute(ask(number))).rows).toEqual([{ counted: number }]);
    await db.transaction(async (tx) => {
      expect((await tx.execute(ask(4))).rows).toEqual([{ counted: 4 }]);
    });
    expect((await db.execute(prepared)).rows).toHaveLength(1);
  });

  test('a prepared statement survives a changed column, an error and a rollback', async () => {
    const db = await openOne();
    await db.execute(sql`CREATE TABLE counted (id int PRIMARY KEY)`);
    const add = (id: number) => db.execute(sql`INSERT INTO counted (id) VALUES (${id})`);
    for (const id of [1, 2, 3]) await add(id);
    await expect(add(3)).rejects.toThrow();
    await db.transaction((tx) => tx.execute(sql`INSERT INTO counted (id) VALUES (${4})`)).then(() => add(5));
    await db.execute(sql`ALTER TABLE counted ADD COLUMN note text NOT NULL DEFAULT 'none'`);
    await add(6);
    const read = () =>
      db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM counted WHERE id > ${0}`);
    for (const _use of [1, 2, 3]) expect((await read()).rows).toEqual([{ count: 6 }]);
    await db.execute(sql`ALTER TABLE counted RENAME TO counted_away`);
    await expect(read()).rejects.toThrow();
    await db.execute(sql`ALTER TABLE counted_away RENAME TO counted`);
    expect((await read()).rows).toEqual([{ count: 6 }]);
  });
});
