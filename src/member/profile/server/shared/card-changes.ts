import type { Database } from '#platform/database/client.ts';

const listeners = new WeakMap<Database, () => Promise<void>>();

/**
 * Has a listener called after each commit of `changeMember` on a database: the matching index of this process, which is to
 * show a change at once.
 * @returns what ends it
 */
export function onCardsChanged(db: Database, listener: () => Promise<void>): () => void {
  listeners.set(db, listener);
  return () => {
    if (listeners.get(db) === listener) listeners.delete(db);
  };
}

/** After a commit. Never throws: what follows the cards finds the change by itself in the end. */
export async function tellCardsChanged(db: Database): Promise<void> {
  await listeners
    .get(db)?.()
    .catch(() => undefined);
}
