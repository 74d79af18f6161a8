import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import type { World } from './world.ts';

/** What Linux counts processor time in. */
const TICKS_PER_SECOND = 100;

type Sample = { all: number; generator: number; nodes: number };

/** Of the time of all cores between two moments: what the generator, the nodes and the rest (PostgreSQL) took. */
export function followCpu(world: World): () => { generator: number; nodes: number; rest: number } {
  const before = sample(world);
  const started = performance.now();
  return () => {
    const after = sample(world);
    const available = ((performance.now() - started) / 1000) * cpus().length;
    const share = (seconds: number) => (100 * seconds) / available;
    const generator = share(after.generator - before.generator);
    const nodes = share(after.nodes - before.nodes);
    return { generator, nodes, rest: share(after.all - before.all) - generator - nodes };
  };
}

function sample({ nodes }: World): Sample {
  const own = process.cpuUsage();
  const all = cpus().reduce((sum, { times }) => sum + times.user + times.sys + times.nice + times.irq, 0);
  return {
    all: all / 1000,
    generator: (own.user + own.system) / 1e6,
    nodes: nodes.reduce((sum, { pid }) => sum + secondsOf(pid), 0),
  };
}

function secondsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
