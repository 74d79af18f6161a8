import { inMs } from '../shared/quantiles.ts';
import { tableOf } from '../shared/table.ts';
import type { CpuSeconds } from '../visits/cpu.ts';
import { MIX } from '../visits/mix.ts';
import type { Kinds } from './measure-kinds.ts';
import type { Phase } from './measure-phase.ts';

const PARTS = ['Node', 'PostgreSQL', 'nginx'] as const;
export type Part = (typeof PARTS)[number];
/** Processor ms of one visit, by part. */
export type Cost = Record<Part, number>;

/** @param idle what the parts take by themselves, which is no visit's */
export function costOf({ tally, seconds, cpu }: Phase, idle: Phase): Cost {
  const ofVisit = (part: Part) => {
    const byThemselves = (partsOf(idle.cpu)[part] * seconds) / idle.seconds;
    return (1000 * Math.max(0, partsOf(cpu)[part] - byThemselves)) / tally.visits;
  };
  return { Node: ofVisit('Node'), PostgreSQL: ofVisit('PostgreSQL'), nginx: ofVisit('nginx') };
}

export function allOf(cost: Cost): number {
  return PARTS.reduce((sum, part) => sum + cost[part], 0);
}

/** A line for each kind alone, then for the mix: summed from its kinds, and as it ran. */
export function costTable({ idle, phases }: Kinds, ofMix: readonly Phase[]): string[] {
  const alone = MIX.map(({ name, share }, place) => {
    const phase = phases[place];
    if (!phase) throw new Error(`${name} was not measured`);
    return { name, share, cost: costOf(phase, idle), visits: phase.tally.visits };
  });
  const summed = (part: Part) => alone.reduce((sum, { share, cost }) => sum + (share * cost[part]) / 100, 0);
  const sum = { Node: summed('Node'), PostgreSQL: summed('PostgreSQL'), nginx: summed('nginx') };
  return tableOf(
    ['processor ms a visit', 'visits', ...PARTS, 'all'],
    [
      ...alone.map(({ name, visits, cost }) => rowOf(name, String(visits), cost)),
      rowOf('the mix, summed from its kinds', '', sum),
      ...ofMix.map((phase) => rowOf(phase.name, String(phase.tally.visits), costOf(phase, idle))),
    ],
  );
}

function rowOf(name: string, visits: string, cost: Cost): string[] {
  return [name, visits, ...PARTS.map((part) => inMs(cost[part])), inMs(allOf(cost))];
}

function partsOf({ 'node 1': one, 'node 2': other, PostgreSQL, nginx }: CpuSeconds): Cost {
  return { Node: one + other, PostgreSQL, nginx };
}
