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
type Processes = Map<number, Process>;

/**
 * Processor time of every process of the topology since each began, with that of its children that ended. PostgreSQL is
 * every process of that name below this one: of a connection that is closed, the time passes to the postmaster.
 */
export function readCpu({ nodes, nginx }: Topology): CpuSeconds {
  const all = readProcesses();
  const of = (pid: number) => all.get(pid)?.seconds ?? 0;
  return {
    'node 1': of(nodes[0].pid),
    'node 2': of(nodes[1].pid),
    nginx: secondsOf(all, (pid) => pid === nginx.pid || isBelow(all, pid, nginx.pid)),
    PostgreSQL: readSecondsOf('postgres', all),
    'the bench': of(process.pid),
  };
}

/** Processor time of every process of that name below this one, in seconds. */
export function readSecondsOf(program: string, all: Processes = readProcesses()): number {
  return secondsOf(all, (pid, name) => name === program && isBelow(all, pid, process.pid));
}

/** Processor time of one process, in seconds. */
export function readSecondsOfPid(pid: number): number {
  return readProcesses().get(pid)?.seconds ?? 0;
}

function secondsOf(all: Processes, isMeant: (pid: number, name: string) => boolean): number {
  return [...all].reduce((sum, [pid, { name, seconds }]) => (isMeant(pid, name) ? sum + seconds : sum), 0);
}

function isBelow(all: Processes, pid: number, root: number): boolean {
  const parent = all.get(pid)?.parent ?? 0;
  return parent === root || (parent > 1 && isBelow(all, parent, root));
}

export function spentBetween(before: CpuSeconds, after: CpuSeconds): CpuSeconds {
  return {
    'node 1': after['node 1'] - before['node 1'],
    'node 2': after['node 2'] - before['node 2'],
    nginx: after.nginx - before.nginx,
    PostgreSQL: after.PostgreSQL - before.PostgreSQL,
    'the bench': after['the bench'] - before['the bench'],
  };
}

function readProcesses(): Processes {
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
