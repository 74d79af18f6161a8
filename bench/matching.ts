// The time that a selection takes among 100,000 members, beside the algorithm as the spec describes it and beside
// the bare SQL, in one run on a temporary PostgreSQL of this machine: npm run bench -- matching
import { availableParallelism, loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '#platform/database/client.ts';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { checkAgainstReference } from './matching/check-rankings.ts';
import { type Line, tableOf } from './matching/measure.ts';
import { measureBareSql, measureOurs, measureSpec } from './matching/variants.ts';
import { prepare } from './matching/world.ts';
import { quantile } from './shared/quantiles.ts';
import { machineLine, say } from './shared/say.ts';

const MANY = 100_000;
const FEW = 2_000;
/** Targets of the product, at the 95th percentile. */
const RANKING_TARGET_MS = 15;
const REQUEST_TARGET_MS = 30;

async function main(): Promise<void> {
  const postgres = await startTemporaryPostgres();
  if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
  process.once('SIGINT', async () => {
    await postgres.stop();
    process.exit(130);
  });
  try {
    const many = await prepare(postgres.url, 'many', MANY);
    const few = await prepare(postgres.url, 'few', FEW);
    await describeMachine(many.database);
    const lines = [...(await measureOurs(many)), await measureBareSql(many), ...(await measureSpec(few))];
    await checkAgainstReference(few);
    await checkAgainstReference(many);
    const load = loadavg()[0] ?? 0;
    if (load > availableParallelism())
      say(`\nBUSY MACHINE (load ${load.toFixed(1)}): measure again when it is idle`);
    say(`\nMedian of three rounds for each viewer, load ${load.toFixed(1)} at the end:`);
    say(`${tableOf(lines)}\n`);
    judge(lines);
    await Promise.all([many.database.close(), few.database.close()]);
  } finally {
    await postgres.stop();
  }
}

async function describeMachine({ db }: OpenDatabase): Promise<void> {
  const { rows } = await db.execute<{ version: string; buffers: string }>(
    sql`SELECT split_part(version(), ' on ', 1) AS version, current_setting('shared_buffers') AS buffers`,
  );
  const [server] = rows;
  say(`${server?.version} (jit off, fsync off, shared_buffers ${server?.buffers}), ${machineLine()}`);
}

function judge([ranking, request]: readonly Line[]): void {
  for (const [line, target] of [
    [ranking, RANKING_TARGET_MS] as const,
    [request, REQUEST_TARGET_MS] as const,
  ]) {
    if (!line) continue;
    const p95 = quantile(line.durations, 0.95);
    const verdict = p95 <= target ? 'met' : 'MISSED';
    say(`p95 of ${line.variant}: ${p95.toFixed(1)} ms, target ${target} ms: ${verdict}`);
    if (p95 > target) process.exitCode = 1;
  }
}

await main();
