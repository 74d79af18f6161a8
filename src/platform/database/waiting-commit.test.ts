import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { REFUSALS } from '#lib/contract-base.ts';
import { findBinaries, startTemporaryPostgres } from '../../../scripts/temporary-postgres.ts';
import { toPublicError, waitHeader } from '../http/errors.ts';
import { openPostgres } from './client.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const STATEMENT_MS = 300;
const GIVEN_UP_MS = STATEMENT_MS + 500;

/** A primary of its own, whose synchronous standby is away. */
async function openWithoutStandby() {
  const server = await startTemporaryPostgres();
  if (!server) throw new Error('no PostgreSQL');
  onTestFinished(() => server.stop());
  const operator = new pg.Client({ connectionString: server.url });
  await operator.connect();
  onTestFinished(() => operator.end());
  await operator.query('CREATE TABLE notes (id text); CREATE TABLE probes (id serial)');
  const setStandbys = async (names: string) => {
    await operator.query(`ALTER SYSTEM SET synchronous_standby_names TO '${names}'`);
    await operator.query('SELECT pg_reload_conf()');
    await expect
      .poll(async () => (await operator.query('SHOW synchronous_standby_names')).rows[0])
      .toEqual({ synchronous_standby_names: names });
  };
  await setStandbys('absent');
  const { db, close } = openPostgres(server.url, { max: 2, statementMs: STATEMENT_MS });
  onTestFinished(close);
  // Backends wait once the checkpointer has read the setting too; the last probe goes on waiting.
  const probe = () =>
    db.execute(sql`INSERT INTO probes DEFAULT VALUES`).then(
      () => 'acknowledged',
      () => 'waits',
    );
  await expect.poll(probe).toBe('waits');
  const count = async (query: string) => (await operator.query<{ count: number }>(query)).rows[0]?.count;
  return {
    db,
    setStandbys,
    countNotes: () => count('SELECT count(*)::int FROM notes'),
    countWaiting: () => count(`SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'SyncRep'`),
  };
}

test.runIf(findBinaries())(
  'a commit that waits for the standby is neither cancelled nor acknowledged, and the caller is asked to retry',
  async () => {
    const { db, setStandbys, countNotes, countWaiting } = await openWithoutStandby();
    const writes = {
      alone: () => db.execute(sql`INSERT INTO notes VALUES ('alone')`),
      'in a transaction': () =>
        db.transaction((tx) => tx.execute(sql`INSERT INTO notes VALUES ('in a transaction')`)),
    };
    for (const [how, write] of Object.entries(writes)) {
      const begun = performance.now();
      const failure = await write().then(
        () => 'acknowledged',
        (error: unknown) => error,
      );
      expect(performance.now() - begun, how).toBeGreaterThan(GIVEN_UP_MS - 50);
      expect(isDatabaseUnavailable(failure), `${how}: ${failure}`).toBe(true);
      const answer = toPublicError(failure, () => undefined);
      const { status, message } = REFUSALS.SERVICE_UNAVAILABLE;
      expect(answer).toMatchObject({ code: 'SERVICE_UNAVAILABLE', status, message });
      expect(waitHeader(answer)).toEqual({ 'retry-after': '5' });
    }
    // Well past the timeout of statements, which PostgreSQL switches off before it commits.
    await new Promise((resolve) => setTimeout(resolve, 3 * STATEMENT_MS));
    expect(await countWaiting()).toBe(3);
    expect(await countNotes()).toBe(0);
    // Reads go on meanwhile.
    expect((await db.execute(sql`SELECT count(*)::int FROM notes`)).rows).toEqual([{ count: 0 }]);
    await setStandbys('');
    await expect.poll(countNotes).toBe(2);
    await db.execute(sql`INSERT INTO notes VALUES ('again')`);
  },
);
