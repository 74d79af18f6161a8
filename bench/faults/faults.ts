import type { Chance } from './chance.ts';
import type { Stage } from './stage.ts';

/** `weight`: how often it happens beside the others. */
export type Fault = { name: string; weight: number; happen: () => Promise<void> };

/** Everything that can go wrong on a stage. */
export function createFaults(stage: Stage, chance: Chance): Fault[] {
  return [...faultsOfNodes(stage, chance)];
}

function faultsOfNodes({ nodes }: Stage, chance: Chance): Fault[] {
  const oneOf = () => nodes[chance.between(0, nodes.length - 1)];
  return [
    {
      name: 'a node is killed (kill -9)',
      weight: 10,
      async happen() {
        const node = oneOf();
        await node?.isUp();
        await node?.end('SIGKILL');
        void node?.start();
      },
    },
    {
      name: 'a node freezes',
      weight: 2,
      happen: async () => oneOf()?.freeze(chance.between(300, 1_800)),
    },
  ];
}
