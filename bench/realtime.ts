// Live messages while things break, how long they take, and what an idle connection weighs; two server processes on
// a temporary PostgreSQL of this machine. Ends by itself within ten minutes: npm run bench -- realtime [part]
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { runChaos } from './realtime/chaos.ts';
import { measureIdle } from './realtime/idle.ts';
import { measureLatency } from './realtime/latency.ts';
import { machineLine, say } from './shared/say.ts';

const ENDS_WITHIN_MS = 10 * 60_000;

const [, , part] = process.argv;
const postgres = await startTemporaryPostgres();
if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
const late = setTimeout(() => {
  say('The run takes too long: it is ended.');
  void postgres.stop().then(() => process.exit(1));
}, ENDS_WITHIN_MS);
try {
  say(machineLine());
  if (!part || part === 'chaos') await runChaos(postgres, say);
  if (!part || part === 'latency') await measureLatency(postgres.url, say);
  if (!part || part === 'idle') await measureIdle(postgres.url, say);
} catch (error) {
  process.exitCode = 1;
  say(error instanceof Error ? error.message : String(error));
} finally {
  clearTimeout(late);
  await postgres.stop();
}
