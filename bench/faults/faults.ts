import type { Chance } from './chance.ts';
import { faultsOfDisks } from './disk-faults.ts';
import { faultsOfNodes } from './node-faults.ts';
import { faultsOfPostgres } from './postgres-faults.ts';
import type { Fault, Stage } from './stage.ts';
import type { Watch } from './watch.ts';

/** Everything that can go wrong on a stage. */
export function createFaults(stage: Stage, chance: Chance, watch: Watch): Fault[] {
  return [
    ...faultsOfNodes(stage, chance),
    ...faultsOfDisks(stage, chance, watch),
    ...faultsOfPostgres(stage, chance, watch),
  ].filter(({ weight }) => weight > 0);
}

/** Every kind at least once when there is room, and as often as its weight says, in an order of chance. */
export function planFaults<Kind extends Pick<Fault, 'weight'>>(
  kinds: readonly Kind[],
  count: number,
  chance: Chance,
): Kind[] {
  const whole = kinds.reduce((sum, { weight }) => sum + weight, 0);
  const once = chance.shuffled(kinds);
  const more = kinds.flatMap((fault) =>
    Array.from({ length: Math.max(0, Math.round((count * fault.weight) / whole) - 1) }, () => fault),
  );
  const rest = chance.shuffled(more).slice(0, Math.max(0, count - once.length));
  while (once.length + rest.length < count)
    rest.push(...chance.shuffled(kinds).slice(0, count - once.length - rest.length));
  return chance.shuffled([...once, ...rest].slice(0, count));
}
