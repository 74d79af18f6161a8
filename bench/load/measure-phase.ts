import type { Topology } from '../../scripts/topology.ts';
import { say } from '../shared/say.ts';
import { type CpuSeconds, readCpu, spentBetween } from '../visits/cpu.ts';
import type { Tally } from '../visits/tally.ts';

export type Phase = { name: string; tally: Tally; seconds: number; cpu: CpuSeconds };

/** What was visited while `work` went on, how long that took, and the processor time of each process. */
export async function measurePhase(
  topology: Topology,
  name: string,
  tally: Tally,
  work: () => Promise<unknown>,
): Promise<Phase> {
  const begun = performance.now();
  const before = readCpu(topology);
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const phase = { name, tally, seconds, cpu: spentBetween(before, readCpu(topology)) };
  say(`  ${name}: ${requestsPerSecond(phase).toFixed(0)} requests/s`);
  return phase;
}

export function requestsPerSecond({ tally, seconds }: Phase): number {
  return tally.requests / seconds;
}

/** Of one processor, by process: 1 is a whole one. */
export function sharesOf({ cpu, seconds }: Phase): [string, number][] {
  return Object.entries(cpu).map(([name, spent]) => [name, spent / seconds]);
}
