import { startTemporaryPostgres, type TemporaryPostgres } from '../../scripts/temporary-postgres.ts';
import { type Defer, endWithin } from './end-within.ts';

export type BenchRun = {
  /** A PostgreSQL of its own on loopback, gone at the end. */
  postgres: TemporaryPostgres;
  /** What is left of the time that the run may take, in ms; never below zero. */
  timeLeft: () => number;
  /** Called at the end in the opposite order, also when the run fails or is interrupted. */
  defer: Defer;
};

/** As on a machine of its own; without it a million members are written for minutes. */
const ROOMY = { shared_buffers: '1GB', max_wal_size: '4GB', full_page_writes: 'off' };

/**
 * One whole bench on a temporary PostgreSQL of this machine: it ends by itself, cleans up whatever happens, and exits
 * with 1 when it fails or takes longer than it may.
 * @param settings of PostgreSQL, by their names, beside those of every bench
 */
export async function runBench(
  minutes: number,
  body: (run: BenchRun) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const ends = performance.now() + minutes * 60_000;
  await endWithin(minutes, ({ scoped }) =>
    scoped(async (defer) => {
      const postgres = await startTemporaryPostgres({ ...ROOMY, ...settings });
      if (!postgres) throw new Error('This machine has no PostgreSQL (Debian: apt-get install postgresql)');
      defer(() => postgres.stop());
      await body({ postgres, timeLeft: () => Math.max(0, ends - performance.now()), defer });
    }),
  );
}
