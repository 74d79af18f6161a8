import { setTimeout as pause } from 'node:timers/promises';
import { kindOf } from './mix.ts';
import type { Tally } from './tally.ts';
import type { Visitor } from './visitor.ts';

type Visit = (number: number) => Promise<unknown>;

const KINDS_COME_BACK_EVERY = 100;

/** Runs one visit of the mix, by the next visitor: each of them runs every kind. */
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
 * Starts visits at a fixed rate, whether or not earlier ones are answered.
 * @returns once the last one has started; `done` when all are answered
 */
export async function visitAtRate(perSecond: number, isOver: () => boolean, visit: Visit) {
  const begun = performance.now();
  const open = new Set<Promise<unknown>>();
  for (let number = 0; !isOver(); number += 1) {
    const early = begun + (number * 1000) / perSecond - performance.now();
    // Even a late generator lets responses come in.
    if (early > 1 || number % 16 === 0) await pause(Math.max(0, early));
    const visiting = visit(number);
    open.add(visiting);
    void visiting.finally(() => open.delete(visiting));
  }
  return { done: Promise.all(open) };
}

/** Returns a function that tells when this many seconds have passed. */
export function during(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000;
  return () => performance.now() > end;
}

/**
 * Keeps a fixed number of visits running, each started right after another ended.
 * @returns visits per second
 */
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
