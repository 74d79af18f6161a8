import { setTimeout as pause } from 'node:timers/promises';
import type { History } from '../faults/history.ts';
import type { Stage } from './open-stage.ts';

/** Tries of a mail grow two minutes apart at most. */
const MAILS_COME_WITHIN_MS = 150_000;
const HEARD_WITHIN_MS = 15_000;
const LOOKED_EVERY_MS = 500;

/** @returns the number of addresses that were promised a mail and received none */
export async function untilMailsCame({ mailbox }: Stage, { mailsOwed }: History): Promise<number> {
  return untilNone(
    MAILS_COME_WITHIN_MS,
    async () => [...mailsOwed].filter((address) => mailbox.countTo(address) === 0).length,
  );
}

/** @returns how many acknowledged messages of visitors their contact's socket was never told */
export async function countUnheard({ visitors, listeners }: Stage): Promise<number> {
  return untilNone(HEARD_WITHIN_MS, async () =>
    visitors.reduce((sum, { acknowledged }, place) => {
      const listener = listeners[place % 2 ? place - 1 : place + 1];
      return sum + acknowledged.filter(({ id }) => !listener?.arrivals.has(id)).length;
    }, 0),
  );
}

async function untilNone(milliseconds: number, count: () => Promise<number>): Promise<number> {
  const until = performance.now() + milliseconds;
  for (;;) {
    const left = await count();
    if (left === 0 || performance.now() > until) return left;
    await pause(LOOKED_EVERY_MS);
  }
}
