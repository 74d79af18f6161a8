import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Asker } from '../faults/asker.ts';
import { Correspondent } from '../faults/correspondent.ts';
import type { Load } from '../faults/load.ts';
import { Arrivals } from '../faults/newcomer.ts';
import { addressOf } from '../faults/people.ts';
import { Resident } from '../faults/resident.ts';
import type { Tally } from '../visits/tally.ts';
import { mixed, visitAtRate } from '../visits/visit.ts';
import type { Acknowledgements } from './acknowledgements.ts';
import type { Stage } from './open-stage.ts';
import { type Misreadings, ThreadReader } from './thread-reader.ts';

/** Visits of the mix, and live messages, a second. */
export const RATES = { visits: 6, messages: 2 };
const PORTRAIT = 'content/demo/portraits/femme-jeune-01.jpg';
const AGAIN_AFTER_MS = 1000;

type Lives = { load: Load; counter: Acknowledgements; tally: Tally; found: Misreadings };

/** Everyone who lives on the stage, until it is over. */
export function settle(stage: Stage, lives: Lives): Promise<void>[] {
  const { visitors } = stage;
  const { load, tally } = lives;
  return [
    ...actorsOf(stage, lives).map((actor) => actor.live()),
    new Arrivals(lives.counter, stage.mailbox).live(load),
    visitAtRate(RATES.visits, load.isOver, mixed(visitors, tally)),
    visitAtRate(RATES.messages, load.isOver, writeLive(stage, load)),
  ];
}

function actorsOf({ people }: Stage, { load, counter, found }: Lives) {
  let places = 0;
  const askerOf = (id: string) => {
    places += 1;
    return new Asker(counter, `127.2.0.${places}`, people.cookies.get(id));
  };
  const picture = new Blob([readFileSync(PORTRAIT)], { type: 'image/jpeg' });
  const sides = people.couples.flatMap(([woman, man]) => [
    { id: woman, other: man },
    { id: man, other: woman },
  ]);
  return [
    ...sides.map(({ id, other }) => new Correspondent(load, askerOf(id), { me: addressOf(id), other })),
    ...sides.map(({ id, other }) => {
      const thread = { me: addressOf(id), other, otherAddress: addressOf(other), found };
      return new ThreadReader(load, askerOf(id), thread);
    }),
    ...people.residents.map((id) => new Resident(load, askerOf(id), { me: addressOf(id), picture })),
  ];
}

/** Sends a message and again, under the same id, until it is acknowledged: as the page does. */
function writeLive({ visitors }: Stage, load: Load) {
  return async (number: number) => {
    const visitor = visitors[number % visitors.length];
    const clientId = randomUUID();
    while (visitor && !load.isOver()) {
      const { id } = await visitor.send(`Message vivant ${number}`, clientId);
      if (id !== undefined) return;
      await pause(AGAIN_AFTER_MS);
    }
  };
}
