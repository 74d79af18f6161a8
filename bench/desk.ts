// The server time of the desk's first screens with 10,000 conversations (100,000 messages), whole requests of the real
// application on a temporary PostgreSQL of this machine: npm run bench -- desk
import { createPostgresDatabase } from '#testing/postgres-database.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { serveDesk } from './desk/serve-desk.ts';
import { storeThreads } from './desk/store-threads.ts';
import { measure } from './matching/measure.ts';
import { quantile } from './shared/quantiles.ts';
import { machineLine, say } from './shared/say.ts';

const THREADS = 10_000;
const MESSAGES_OF_EACH = 10;
const TARGET_MS = 200;
const TIMES = 30;

const postgres = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
  : await startTemporaryPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
try {
  const { database } = await createPostgresDatabase(postgres.url, `lueur_bench_desk_${Date.now()}`);
  const thread = await storeThreads(database.db, THREADS, MESSAGES_OF_EACH);
  const desk = await serveDesk(database);
  say(`${THREADS} conversations, ${THREADS * MESSAGES_OF_EACH} messages, ${machineLine()}`);
  const screens: [string, string][] = [
    ['the open ones', '/desk/inbox/threads'],
    ['those that are resolved', '/desk/inbox/threads?view=resolved'],
    ['one’s own', '/desk/inbox/threads?view=mine'],
    ['how many there are', '/desk/inbox/counts'],
    ['a conversation', `/desk/inbox/threads/${thread}`],
    ['a search that finds few', '/desk/inbox/threads?q=parapluie'],
    ['a search that finds thousands', '/desk/inbox/threads?q=bonjour'],
  ];
  const times = Array.from({ length: TIMES }, (_, place) => place);
  for (const [name, path] of screens) {
    const durations = await measure(times, times.slice(0, 3), () => desk.ask(path));
    const [p50, p95] = [quantile(durations, 0.5), quantile(durations, 0.95)];
    say(`${name.padEnd(32)} p50 ${p50.toFixed(1).padStart(6)} ms   p95 ${p95.toFixed(1).padStart(6)} ms`);
    // What one searches for may be anything: told, not judged.
    if (p95 > TARGET_MS && !name.startsWith('a search')) process.exitCode = 1;
  }
  say(
    process.exitCode
      ? `Beyond the target of ${TARGET_MS} ms.`
      : `Lists and conversation within ${TARGET_MS} ms.`,
  );
  await desk.stop();
  await database.close();
} finally {
  await postgres.stop();
}
