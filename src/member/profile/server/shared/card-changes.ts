import type { Database } from '#platform/database/client.ts';

const listeners = new WeakMap<Database, () => Promise<void>>();

/** Called after each `changeMember`, so that this process’s index shows the change at once. @returns unregisters it */
export function onCardsChanged(db: Database, listener: () => Promise<void>): () => void {
  listeners.set(db, listener);
  return () => {
    if (listeners.get(db) === listener) listeners.delete(db);
  };
}

/** Call after a commit. Never throws: the index also finds the change by polling. */
export async function tellCardsChanged(db: Database): Promise<void> {
  await listeners
    .get(db)?.()
    .catch(() => undefined);
}
