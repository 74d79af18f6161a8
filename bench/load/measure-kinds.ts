import { setTimeout as pause } from 'node:timers/promises';
import type { Topology } from '../../scripts/topology.ts';
import { MIX } from '../visits/mix.ts';
import { Tally } from '../visits/tally.ts';
import { visitAtOnce } from '../visits/visit.ts';
import type { Visitor } from '../visits/visitor.ts';
import { measurePhase, type Phase } from './measure-phase.ts';

/** Low enough that a node queues none of the six requests of a dashboard. */
export const KINDS_AT_ONCE = 4;
const IDLE_S = 10;
const OF_EACH_S = 5;
/** Work after the response (hints, jobs) is attributed to the visit. */
const AFTERWARDS_MS = 1500;

export type Kinds = { idle: Phase; phases: Phase[] };

/** The system without visits, then each kind of the mix alone. */
export async function measureKinds(topology: Topology, visitors: readonly Visitor[]): Promise<Kinds> {
  const idle = await measurePhase(topology, 'idle', new Tally(), () => pause(IDLE_S * 1000));
  const phases: Phase[] = [];
  for (const { name, visit } of MIX) {
    const tally = new Tally();
    const work = async () => {
      await visitAtOnce(KINDS_AT_ONCE, OF_EACH_S, async (number) => {
        const visitor = visitors[number % visitors.length];
        if (visitor) tally.add(name, [await visit(visitor)].flat());
      });
      await pause(AFTERWARDS_MS);
    };
    phases.push(await measurePhase(topology, `${name} alone`, tally, work));
  }
  return { idle, phases };
}
