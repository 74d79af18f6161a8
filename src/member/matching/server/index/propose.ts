import type { Database } from '#platform/database/client.ts';
import type { LocatedCard } from '../located-card-store.ts';
import type { CardIndex } from './card-index.ts';
import { countSetAsideIn, type SetAsideCounts } from './count-set-aside.ts';
import { type Asked, proposeFrom } from './propose-from.ts';
import type { Ranked } from './ranked.ts';

const indexes = new WeakMap<Database, () => CardIndex | undefined>();

/**
 * Registers an in-memory index for a database.
 * @param current returns the index, or undefined while it is not ready
 * @returns a function that unregisters it
 */
export function serveFrom(db: Database, current: () => CardIndex | undefined): () => void {
  indexes.set(db, current);
  return () => {
    if (indexes.get(db) === current) indexes.delete(db);
  };
}

/** Whether proposals for a database come from memory now. */
export function isServed(db: Database): boolean {
  return indexes.get(db)?.() !== undefined;
}

/**
 * Best matches from memory, synchronously, best first, at most `PROPOSED`. The caller must confirm them by SQL: another
 * node may have just changed a card.
 * @param db not a transaction, which must read its own writes
 * @returns undefined while the index is not ready: SQL ranks instead
 */
export function propose(db: Database, asked: Asked): Ranked[] | undefined {
  const index = indexes.get(db)?.();
  return index && proposeFrom(index, asked);
}

/** The ids that have a card in memory; undefined while the index is not ready. */
export function listKnown(db: Database, ids: readonly string[]): string[] | undefined {
  const index = indexes.get(db)?.();
  return index && ids.filter((id) => index.ids.find(id) !== undefined);
}

/** Counts from memory the people excluded by each criterion alone; undefined while the index is not ready. */
export function countFromMemory(
  db: Database,
  me: LocatedCard,
  today: string,
  excluded: readonly string[],
): SetAsideCounts | undefined {
  const index = indexes.get(db)?.();
  return index && countSetAsideIn(index, me, today, excluded);
}
