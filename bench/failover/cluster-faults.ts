import { setTimeout as pause } from 'node:timers/promises';
import type { Machine } from '../../scripts/cluster/machine.ts';
import type { Stage } from './open-stage.ts';

/** How long the pair may refuse writes after a fault that no one attends to. */
const ALONE_MS = 20_000;
export const PLANNED_MS = 10_000;
/** What a full disk is given to end PostgreSQL by itself; then someone switches over by hand. */
const FULL_MS = 8_000;
const FILLED_AGAIN_EVERY_MS = 100;

export type ClusterFault = {
  name: string;
  /** How often it happens beside the others. */
  weight: number;
  /** Whether another machine is the primary afterwards. */
  moves: boolean;
  /** Writes are acknowledged again within so many ms. */
  bound: number;
  /** @returns the instant from which the time without writes counts */
  happen: (machines: { primary: Machine; standby: Machine }) => Promise<number>;
  mend: (machines: { primary: Machine; standby: Machine }) => Promise<void> | void;
};

type Simple = Pick<ClusterFault, 'name' | 'weight'> & {
  of?: 'primary' | 'standby';
  break: (machine: Machine) => void;
  mend: (machine: Machine) => void;
};

/** Everything that can happen to the pair; each ends with both machines as they were. */
export function faultsOfCluster(stage: Stage): ClusterFault[] {
  return [
    ...signals().map(simple),
    ...cuts(stage).map(simple),
    ...fullDisk(stage),
    {
      name: 'a switch on purpose',
      weight: 6,
      moves: true,
      bound: PLANNED_MS,
      async happen() {
        const begun = performance.now();
        await stage.cluster.watch.switchOver();
        return begun;
      },
      mend: () => undefined,
    },
  ];
}

function simple({ name, weight, of = 'primary', break: breakIt, mend }: Simple): ClusterFault {
  return {
    name,
    weight,
    moves: of === 'primary',
    bound: ALONE_MS,
    async happen(machines) {
      const begun = performance.now();
      breakIt(machines[of]);
      return begun;
    },
    mend: (machines) => mend(machines[of]),
  };
}

function signals(): Simple[] {
  const restart = (machine: Machine) => machine.start();
  const thaw = (machine: Machine) => machine.signal('SIGCONT');
  return [
    {
      name: 'PostgreSQL of the primary is killed',
      weight: 6,
      break: (machine) => machine.signalPostgres('SIGKILL'),
      mend: restart,
    },
    {
      name: 'the machine of the primary dies',
      weight: 6,
      break: (machine) => machine.signal('SIGKILL'),
      mend: restart,
    },
    {
      name: 'the machine of the primary freezes',
      weight: 5,
      break: (machine) => machine.signal('SIGSTOP'),
      mend: thaw,
    },
    {
      name: 'PostgreSQL of the primary freezes',
      weight: 2,
      break: (machine) => machine.signalPostgres('SIGSTOP'),
      mend: thaw,
    },
    {
      name: 'the machine of the standby dies',
      weight: 2,
      of: 'standby',
      break: (machine) => machine.signal('SIGKILL'),
      mend: restart,
    },
    {
      name: 'the machine of the standby freezes',
      weight: 2,
      of: 'standby',
      break: (machine) => machine.signal('SIGSTOP'),
      mend: thaw,
    },
  ];
}

function cuts({ cluster: { cables } }: Stage): Simple[] {
  if (!cables) return [];
  return [
    {
      name: 'the primary is cut from everyone',
      weight: 3,
      break: ({ place }) => cables.cut(place),
      mend: ({ place }) => cables.join(place),
    },
    {
      name: 'the primary is cut from the other machines, not from the nodes',
      weight: 2,
      break: ({ place }) => cables.cutFromOthers(place),
      mend: ({ place }) => cables.joinOthers(place),
    },
  ];
}

function fullDisk({ cluster, disks }: Stage): ClusterFault[] {
  if (!disks.length) return [];
  return [
    {
      name: 'the disk of the primary is full, then a switch by hand',
      weight: 3,
      moves: true,
      bound: ALONE_MS,
      async happen({ primary }) {
        const disk = disks[primary.place];
        const until = performance.now() + FULL_MS;
        for (; performance.now() < until; await pause(FILLED_AGAIN_EVERY_MS)) await disk?.fill();
        const begun = performance.now();
        // PostgreSQL may have ended for want of room, and the standby be the primary already.
        if ((await cluster.watch.findPrimary()) === primary) await cluster.watch.switchOver();
        return begun;
      },
      mend: ({ primary }) => {
        disks[primary.place]?.free();
        primary.start();
      },
    },
  ];
}
