import type { Database } from '#platform/database/client.ts';
import type { LocatedCard } from '../located-card-store.ts';
import type { CardIndex } from './card-index.ts';
import { countSetAsideIn, type SetAsideCounts } from './count-set-aside.ts';
import { type Asked, proposeFrom } from './propose-from.ts';
import type { Ranked } from './ranked.ts';

const indexes = new WeakMap<Database, () => CardIndex | undefined>();

/**
 * Has the proposals to whoever asks on a database made from memory.
 * @param current the index, or nothing while it does not serve
 * @returns what ends it
 */
export function serveFrom(db: Database, current: () => CardIndex | undefined): () => void {
  indexes.set(db, current);
  return () => {
    if (indexes.get(db) === current) indexes.delete(db);
  };
}

/** Whether proposals to whoever asks on a database come from memory now. */
export function isServed(db: Database): boolean {
  return indexes.get(db)?.() !== undefined;
}

/**
 * The best of the people who suit a member, from memory and at once; best first, at most `PROPOSED`. They are to be confirmed
 * by SQL: another node may have changed someone a moment ago.
 * @param db not a transaction, which must see what it has written itself
 * @returns nothing while no index serves this database: SQL ranks
 */
export function propose(db: Database, asked: Asked): Ranked[] | undefined {
  const index = indexes.get(db)?.();
  return index && proposeFrom(index, asked);
}

/** Those of some people who have a card in memory; nothing while no index serves this database. */
export function listKnown(db: Database, ids: readonly string[]): string[] | undefined {
  const index = indexes.get(db)?.();
  return index && ids.filter((id) => index.ids.find(id) !== undefined);
}

/** How many people each criterion alone sets aside, from memory; nothing while no index serves this database. */
export function countFromMemory(
  db: Database,
  me: LocatedCard,
  today: string,
  excluded: readonly string[],
): SetAsideCounts | undefined {
  const index = indexes.get(db)?.();
  return index && countSetAsideIn(index, me, today, excluded);
}
