import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '#platform/database/client.ts';
import { isDatabaseUnavailable } from '#platform/database/unavailable.ts';
import { insertMembers } from '#server/demo/insert-members.ts';
import { aMan, aMember } from '#testing/factories.ts';
import { findBinaries, startTemporaryPostgres } from '../../../../../scripts/temporary-postgres.ts';
import { follow, HistoryError, loadIndex } from './follow.ts';
import { startMatchIndex } from './start-index.ts';

const NOW = new Date('2026-11-27T18:00:00Z');

/** A server that can be made a standby and promoted again, as a switch does with two. */
async function openPromotable() {
  const server = await startTemporaryPostgres();
  if (!server) throw new Error('no PostgreSQL');
  onTestFinished(() => server.stop());
  const { db, migrate, close } = openPostgres(server.url);
  onTestFinished(close);
  await migrate();
  const insert = (...members: Parameters<typeof insertMembers>[1]) =>
    db.transaction((tx) => insertMembers(tx, members, '', NOW));
  return {
    db,
    insert,
    async becomeStandby() {
      const { rows } = await db.execute<{ folder: string }>(
        sql`SELECT current_setting('data_directory') AS folder`,
      );
      writeFileSync(join(rows[0]?.folder ?? '', 'standby.signal'), '');
      await server.restart();
    },
    promote: () => db.execute(sql`SELECT pg_promote()`),
  };
}

const causeOf = (error: unknown) => (error instanceof Error ? (error.cause ?? error) : error);

test.runIf(findBinaries())('an index follows no standby, and is loaded anew after a promotion', async () => {
  const { db, insert, becomeStandby, promote } = await openPromotable();
  await insert(aMember());
  const followed = await loadIndex(db);
  const index = startMatchIndex({ roots: [db], db, log: () => undefined, followEveryMs: 50 });
  onTestFinished(index.stop);
  await index.ready;

  await becomeStandby();
  const failureOf = (work: Promise<unknown>) => work.then(() => undefined, causeOf);
  // The first reads may still meet a connection that the restart ended.
  await expect
    .poll(() => failureOf(follow(db, followed)))
    .toMatchObject({ message: expect.stringContaining('recovery is in progress') });
  expect(isDatabaseUnavailable(await failureOf(follow(db, followed)))).toBe(true);
  await expect.poll(() => index.state().serves).toBe(false);

  await promote();
  await insert(aMan());
  await expect(follow(db, followed)).rejects.toThrow(HistoryError);
  await expect.poll(() => index.state()).toMatchObject({ serves: true, rows: 2 });
});
