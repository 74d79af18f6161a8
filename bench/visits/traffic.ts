import { setTimeout as pause } from 'node:timers/promises';
import { kindOf } from './mix.ts';
import type { Tally } from './tally.ts';
import type { Visitor } from './visitor.ts';

type Visit = (number: number) => Promise<unknown>;

const KINDS_COME_BACK_EVERY = 100;

/** One visit of the mix, by the visitor whose turn it is: each of them makes every kind. */
export function mixed(visitors: readonly Visitor[], tally: Tally): Visit {
  return async (number) => {
    const turn = number + Math.floor(number / KINDS_COME_BACK_EVERY);
    const visitor = visitors[turn % visitors.length];
    if (!visitor) throw new Error('Nobody visits');
    const { name, visit } = kindOf(number);
    tally.add(name, [await visit(visitor)].flat());
  };
}

/**
 * Begins so many visits a second, whether the earlier ones are answered or not.
 * @returns once the last one began; `done` when all are answered
 */
export async function visitAtRate(perSecond: number, isOver: () => boolean, visit: Visit) {
  const begun = performance.now();
  const open = new Set<Promise<unknown>>();
  for (let number = 0; !isOver(); number += 1) {
    const early = begun + (number * 1000) / perSecond - performance.now();
    // Also a generator that is late lets answers come in.
    if (early > 1 || number % 16 === 0) await pause(Math.max(0, early));
    const visiting = visit(number);
    open.add(visiting);
    void visiting.finally(() => open.delete(visiting));
  }
  return { done: Promise.all(open) };
}

/** For so long. */
export function during(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

/** Keeps so many visits under way, each begun right after another ended. @returns visits a second */
export async function visitAtOnce(count: number, seconds: number, visit: Visit): Promise<number> {
  const begun = performance.now();
  const isOver = during(seconds);
  let number = 0;
  const again = async () => {
    while (!isOver()) {
      number += 1;
      await visit(number);
    }
  };
  await Promise.all(Array.from({ length: count }, again));
  return number / ((performance.now() - begun) / 1000);
}
