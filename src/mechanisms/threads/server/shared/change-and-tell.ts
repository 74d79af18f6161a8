import type { Database } from '#platform/database/client.ts';

/** A change of a thread, and how those who follow it learn of it. */
interface Change {
  /** @returns whether anything changed: a repeat changes nothing, and nobody is told */
  make: (tx: Database) => Promise<boolean>;
  /** In the same transaction. */
  record: (tx: Database) => Promise<void>;
  /** After the commit. */
  publish: () => void;
}

export async function changeAndTell(db: Database, { make, record, publish }: Change): Promise<boolean> {
  const changed = await db.transaction(async (tx) => {
    if (!(await make(tx))) return false;
    await record(tx);
    return true;
  });
  if (changed) publish();
  return changed;
}

/**
 * Stores a message once, and tells of it once.
 * @param find what is stored under its client id
 * @returns `other-content` when something else was sent under the same client id
 */
export async function sendOnce(
  db: Database,
  content: string,
  change: Change,
  find: () => Promise<string | undefined>,
): Promise<'sent' | 'other-content'> {
  if (await changeAndTell(db, change)) return 'sent';
  return (await find()) === content ? 'sent' : 'other-content';
}
