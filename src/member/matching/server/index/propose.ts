import type { Database } from '#platform/database/client.ts';
import type { LocatedCard } from '../located-card-store.ts';
import type { CardIndex } from './card-index.ts';
import { countSetAsideIn, type SetAsideCounts } from './count-set-aside.ts';
import { type Asked, proposeFrom } from './propose-from.ts';
import type { Ranked } from './ranked.ts';

const indexes = new WeakMap<Database, () => CardIndex | undefined>();

/** @param current undefined while the index is not ready @returns a function that unregisters it */
export function serveFrom(db: Database, current: () => CardIndex | undefined): () => void {
  indexes.set(db, current);
  return () => {
    if (indexes.get(db) === current) indexes.delete(db);
  };
}

export function isServed(db: Database): boolean {
  return indexes.get(db)?.() !== undefined;
}

/**
 * Best matches from memory, to be confirmed by SQL: another node may have just changed a card.
 * @param db not a transaction, which must read its own writes
 * @returns undefined while the index is not ready
 */
export function propose(db: Database, asked: Asked): Ranked[] | undefined {
  const index = indexes.get(db)?.();
  return index && proposeFrom(index, asked);
}

/** Undefined while the index is not ready. */
export function listKnown(db: Database, ids: readonly string[]): string[] | undefined {
  const index = indexes.get(db)?.();
  return index && ids.filter((id) => index.ids.find(id) !== undefined);
}

/** Undefined while the index is not ready. */
export function countFromMemory(
  db: Database,
  me: LocatedCard,
  today: string,
  excluded: readonly string[],
): SetAsideCounts | undefined {
  const index = indexes.get(db)?.();
  return index && countSetAsideIn(index, me, today, excluded);
}
