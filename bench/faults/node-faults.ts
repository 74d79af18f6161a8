import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { addDays, parisInstant } from '#lib/paris-time.ts';
import type { ServerNode } from '../realtime/node-process.ts';
import type { Chance } from './chance.ts';
import { pesterSlowly } from './slow-clients.ts';
import type { Fault, Stage } from './stage.ts';

const FROZEN_MS = { least: 300, most: 2_000 };
const DOWN_MS = 150;
const MAIL_AWAY_MS = 2_500;
const SIX_HOURS_MS = 6 * HOUR_MS;

/** What happens to processes, to what they talk to and to the clock. */
export function faultsOfNodes({ nodes, mailbox, clock }: Stage, chance: Chance): Fault[] {
  const end = async (node: ServerNode | undefined, signal: 'SIGKILL' | 'SIGTERM') => {
    await node?.isUp();
    await node?.end(signal);
    await pause(DOWN_MS);
    void node?.start();
  };
  const oneOf = () => nodes[chance.between(0, nodes.length - 1)];
  const isShared = nodes.length > 1;
  const jump = async (instant: Date) => clock.jumpTo(instant, nodes);
  return [
    { name: 'a node is killed', weight: isShared ? 8 : 22, happen: () => end(oneOf(), 'SIGKILL') },
    {
      name: 'every node is killed at once',
      weight: isShared ? 3 : 0,
      happen: async () => void (await Promise.all(nodes.map((node) => end(node, 'SIGKILL')))),
    },
    { name: 'a node is stopped in order', weight: 2, happen: () => end(oneOf(), 'SIGTERM') },
    {
      name: 'a node freezes',
      weight: 4,
      happen: async () => oneOf()?.freeze(chance.between(FROZEN_MS.least, FROZEN_MS.most)),
    },
    {
      name: 'the mail server is away',
      weight: 3,
      async happen() {
        await mailbox.close();
        await pause(MAIL_AWAY_MS);
        await mailbox.open();
      },
    },
    {
      name: 'slow clients: headers, bodies, readers',
      weight: 3,
      happen: async () => pesterSlowly(oneOf()?.url ?? '', chance),
    },
    {
      name: 'the clock goes back an hour',
      weight: 2,
      happen: () => jump(new Date(clock.now().getTime() - HOUR_MS)),
    },
    {
      name: 'the clock goes on an hour',
      weight: 2,
      happen: () => jump(new Date(clock.now().getTime() + HOUR_MS)),
    },
    {
      name: 'midnight in Paris comes',
      weight: 2,
      happen: () => jump(justBefore(midnightAfter(clock.now()))),
    },
    {
      name: 'the clock goes back six hours',
      weight: 1,
      happen: () => jump(new Date(clock.now().getTime() - SIX_HOURS_MS)),
    },
  ];
}

function midnightAfter(now: Date): Date {
  return parisInstant(addDays(parisDay(now), 1), '00:00');
}

/** So that what it brings happens under way. */
function justBefore(instant: Date): Date {
  return new Date(instant.getTime() - 500);
}
