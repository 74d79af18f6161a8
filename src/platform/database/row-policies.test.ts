import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '#testing/postgres-database.ts';
import { type RowRules, raiseWall } from './row-policies.ts';

const SERVER = process.env.TEST_DATABASE ?? '';

async function onItsOwn() {
  const url = await createEmptyDatabase(SERVER, `lueur_wall_${crypto.randomUUID().slice(0, 8)}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('CREATE TABLE notes (author text, reader text)');
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text);
    return (await client.query(text)).rows;
  };
  const raise = async (rules: RowRules) => {
    asked.length = 0;
    await raiseWall(query, rules);
    return asked.filter((text) => /POLICY|ROW LEVEL/.test(text)).length;
  };
  const standing = async () => {
    const { rows } = await client.query(
      `SELECT polname AS name, relrowsecurity AS stands FROM pg_class LEFT JOIN pg_policy ON polrelid = pg_class.oid
       WHERE relname = 'notes' ORDER BY 1`,
    );
    return rows.map(({ name, stands }) => (stands ? name : 'none'));
  };
  return { url, raise, standing };
}

describe.runIf(SERVER)('the policies of a table', () => {
  test('follow its rule, and are not touched while it is unchanged', async () => {
    const { raise, standing } = await onItsOwn();
    expect(await raise({ notes: { own: 'author' } })).toBeGreaterThan(0);
    expect(await standing()).toEqual(['own']);
    expect(await raise({ notes: { own: 'author' } })).toBe(0);
    expect(await raise({ notes: { own: 'reader' } })).toBeGreaterThan(0);
    await raise({ notes: { shown: 'author' } });
    expect(await standing()).toEqual(['shown_delete', 'shown_insert', 'shown_read', 'shown_update']);
    await raise({ notes: { open: 'for all' } });
    expect(await standing()).toEqual(['none']);
  });

  test('change between two statements of others, and block them for at most a second', async () => {
    const { url, raise, standing } = await onItsOwn();
    const busy = new pg.Client({ connectionString: url });
    await busy.connect();
    onTestFinished(() => busy.end());
    await busy.query('BEGIN');
    await busy.query('SELECT * FROM notes');
    const raised = raise({ notes: { own: 'author' } });
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query("SET statement_timeout = '60s'");
    await new Promise((resolve) => setTimeout(resolve, 200));
    await other.query('SELECT * FROM notes');
    await busy.query('COMMIT');
    await raised;
    expect(await standing()).toEqual(['own']);
  });
});
