// What the first screen of moderation costs the server with 5,000 reports waiting, on PostgreSQL:
// TEST_DATABASE_URL=… npm run bench -- moderation
import { sql } from 'drizzle-orm';
import { aMember } from '#testing/factories.ts';
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTestApp } from '#testing/test-app.ts';
import { machineLine, say } from './shared/say.ts';

const REPORTS = 5000;
const MEMBERS = 400;
const TRIES = 40;
const BOUND_MS = 200;

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL names the PostgreSQL server to measure on');
const { database } = await createPostgresDatabase(server, 'bench_moderation');
const app = await startTestApp({ database });
say(machineLine());

await app.insert(...Array.from({ length: MEMBERS }, () => aMember()));
await app.db.execute(sql`
  WITH people AS (SELECT array_agg(id) AS ids FROM users), made AS (
    INSERT INTO user_reports (number, reporter_id, reported_user_id, matter, reason, evidence, created_at)
    SELECT 'S-' || n, ids[1 + n % ${MEMBERS}], ids[1 + (n * 7 + 1) % ${MEMBERS}], 'insult', 'Un motif.',
      jsonb_build_object('profile', NULL, 'messages', '[]'::jsonb, 'words', NULL), now() - n * interval '1 minute'
    FROM people, generate_series(1, ${REPORTS}) AS n RETURNING number, reported_user_id, created_at, id)
  INSERT INTO moderation_cases (id, kind, subject_id, source, gravity, created_at, rank_at)
  SELECT 'c-' || number, 'report', reported_user_id, number, 1 + id % 5, created_at,
    created_at - (ARRAY[0, 2, 5, 10, 3650])[1 + id % 5] * interval '1 day'
  FROM made`);
await app.db.execute(sql`ANALYZE`);
const { client } = await app.staffBrowser('moderation');

async function measure(name: string, ask: () => Promise<unknown>): Promise<boolean> {
  const times: number[] = [];
  for (let time = 0; time < TRIES; time += 1) {
    const begun = performance.now();
    await ask();
    times.push(performance.now() - begun);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, slow = 0] = [sorted[TRIES / 2], sorted[Math.floor(TRIES * 0.95)]];
  const met = slow < BOUND_MS;
  say(
    `${name}: median ${median.toFixed(1)} ms, 95th percentile ${slow.toFixed(1)} ms: ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

let after = '';
const first = await client.deskModeration.queue({});
for (let page = 0, next = first.next; page < 50 && next; page += 1) {
  after = next;
  next = (await client.deskModeration.queue({ after })).next;
}
const met = [
  await measure(`First page of ${first.waiting} cases`, () => client.deskModeration.queue({})),
  await measure('A page deep in the queue', () => client.deskModeration.queue({ after })),
  await measure('One kind of which nothing waits', () => client.deskModeration.queue({ kind: 'photo' })),
  await measure('A case with its evidence', () =>
    client.deskModeration.open({ id: first.cases[0]?.id ?? '' }),
  ),
];
await app.stop();
await database.close();
process.exit(met.every(Boolean) ? 0 : 1);
