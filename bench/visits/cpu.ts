import { readdirSync, readFileSync } from 'node:fs';
import type { Topology } from '../../scripts/topology.ts';

const TICKS_PER_SECOND = 100;

/** Who used the processors, in seconds. */
export type CpuSeconds = {
  'node 1': number;
  'node 2': number;
  nginx: number;
  PostgreSQL: number;
  'the bench': number;
};

type Process = { parent: number; name: string; seconds: number };

/**
 * Processor time of every process of the topology since each began; two readings make a share.
 * PostgreSQL is whatever of that name descends from this process.
 */
export function readCpu({ nodes, nginx }: Topology): CpuSeconds {
  const all = readProcesses();
  const of = (pid: number) => all.get(pid)?.seconds ?? 0;
  const below = (pid: number, root: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return parent === root || (parent > 1 && below(parent, root));
  };
  const sum = (isMeant: (pid: number, name: string) => boolean) =>
    [...all].reduce((total, [pid, { name, seconds }]) => (isMeant(pid, name) ? total + seconds : total), 0);
  return {
    'node 1': of(nodes[0].pid),
    'node 2': of(nodes[1].pid),
    nginx: sum((pid) => pid === nginx.pid || below(pid, nginx.pid)),
    PostgreSQL: sum((pid, name) => name === 'postgres' && below(pid, process.pid)),
    'the bench': of(process.pid),
  };
}

/** Of each, how much of one processor it used between two readings: 1 is a whole one. */
export function sharesOf(before: CpuSeconds, after: CpuSeconds, seconds: number): [string, number][] {
  const earlier = new Map(Object.entries(before));
  return Object.entries(after).map(([name, value]) => [name, (value - (earlier.get(name) ?? 0)) / seconds]);
}

function readProcesses(): Map<number, Process> {
  const found = new Map<number, Process>();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const [head = '', tail = ''] = readStat(entry).split(/\) (?=\w )/);
    // State, parent, and from the twelfth on the ticks in its own code and in the kernel, then of its children that ended.
    const fields = tail.split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    found.set(Number(entry), {
      parent: Number(fields[1]),
      name: head.split('(')[1] ?? '',
      seconds: (ticks || 0) / TICKS_PER_SECOND,
    });
  }
  return found;
}

/** Nothing for a process that ended meanwhile. */
function readStat(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}
