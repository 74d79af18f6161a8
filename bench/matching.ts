// Measures selections (the first request of a week composed ahead and ranked on demand, how fast selections are
// composed, how evenly they share attention) and the growth of whole requests and nightly jobs among a thousand to a
// million members, on a temporary PostgreSQL of this machine: npm run bench -- matching [selection | growth]
// [--members 1000000]
import { measureGrowth } from './matching/growth.ts';
import { measureSelection } from './matching/selection.ts';
import { bench } from './shared/run-bench.ts';

const SMALLER = [1000, 10_000, 100_000];
const MINUTES = 180;
/** Indexes built after their rows need no log: nothing here is ever restored. */
const UNLOGGED = { wal_level: 'minimal', max_wal_senders: '0', maintenance_work_mem: '512MB' };

await bench(
  { minutes: MINUTES, parts: ['selection', 'growth'], options: { members: 1_000_000 } },
  async (run) => {
    const largest = run.options.members;
    const sizes = [...SMALLER.filter((size) => size < largest), largest];
    const { url } = await run.startPostgres(UNLOGGED);
    for (const part of run.parts) {
      if (part === 'selection') run.report('matching', await measureSelection(run, url, sizes));
      if (part === 'growth') run.report('growth', await measureGrowth(run, url, sizes));
    }
  },
);
