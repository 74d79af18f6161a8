import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { History } from '../faults/history.ts';
import type { Stage } from './open-stage.ts';

/** Tries of a mail grow two minutes apart at most. */
const MAILS_COME_WITHIN_MS = 150_000;
const HEARD_WITHIN_MS = 15_000;
/** A node reads changes every two seconds, and loads its index anew after a promotion. */
const READ_WITHIN_MS = 30_000;
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

/** @returns how many cards the nodes lack in memory, or have too many, once they had the time to read them */
export async function findMissingCards({ database, metrics }: Stage): Promise<number> {
  return untilNone(READ_WITHIN_MS, async () => {
    const { rows } = await database.db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM match_cards`,
    );
    const stored = rows[0]?.count ?? 0;
    const inMemory = await Promise.all(metrics.map(countCards));
    return inMemory.reduce((sum, cards) => sum + Math.abs(stored - cards), 0);
  });
}

async function countCards(url: string): Promise<number> {
  const answer = await fetch(url).catch(() => undefined);
  const text = (await answer?.text()) ?? '';
  return Number(/^lueur_match_index_rows (\d+)/m.exec(text)?.[1] ?? 0);
}

async function untilNone(milliseconds: number, count: () => Promise<number>): Promise<number> {
  const until = performance.now() + milliseconds;
  for (;;) {
    const left = await count();
    if (left === 0 || performance.now() > until) return left;
    await pause(LOOKED_EVERY_MS);
  }
}
