import { setTimeout as pause } from 'node:timers/promises';
import { visitOf } from './mix.ts';
import type { Tally } from './tally.ts';
import type { Visitor } from './visitor.ts';

type Visit = (number: number) => Promise<void>;

const KINDS_COME_BACK_EVERY = 100;

/** One visit of the mix, by the visitor whose turn it is: each of them makes every kind. */
export function mixed(visitors: readonly Visitor[], tally: Tally): Visit {
  return async (number) => {
    const turn = number + Math.floor(number / KINDS_COME_BACK_EVERY);
    const visitor = visitors[turn % visitors.length];
    if (!visitor) throw new Error('Nobody visits');
    const { name, visit } = visitOf(number);
    tally.add(name, [await visit(visitor)].flat());
  };
}

/** So many a second, whether the earlier ones are answered or not. @returns once all of them are */
export async function visitAtRate(perSecond: number, isOver: () => boolean, visit: Visit): Promise<void> {
  const begun = performance.now();
  const open = new Set<Promise<void>>();
  for (let number = 0; !isOver(); number += 1) {
    const early = begun + (number * 1000) / perSecond - performance.now();
    if (early > 1) await pause(early);
    const visiting = visit(number);
    open.add(visiting);
    void visiting.finally(() => open.delete(visiting));
  }
  await Promise.all(open);
}

/** So many at once, each visit right after the last. @returns visits a second */
export async function visitAtOnce(count: number, seconds: number, visit: Visit): Promise<number> {
  const begun = performance.now();
  let number = 0;
  const again = async () => {
    while (performance.now() - begun < seconds * 1000) {
      number += 1;
      await visit(number);
    }
  };
  await Promise.all(Array.from({ length: count }, again));
  return number / ((performance.now() - begun) / 1000);
}
