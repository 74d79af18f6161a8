import { arrayOverlaps, asc, inArray, sql } from 'drizzle-orm';
import { supportTags, supportThreads } from '#member/support-threads/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

export async function listTags(db: Database): Promise<string[]> {
  const rows = await db.select().from(supportTags).orderBy(asc(supportTags.name));
  return rows.map(({ name }) => name);
}

/** The list until the transaction ends: no tag goes while it is being given. */
export async function lockTags(tx: Database): Promise<string[]> {
  await lockName(tx, 'support-tags');
  return listTags(tx);
}

/** Replaces the list; a tag that is gone is taken off every conversation. */
export async function saveTags(
  tx: Database,
  before: readonly string[],
  names: readonly string[],
): Promise<void> {
  const gone = before.filter((name) => !names.includes(name));
  const added = names.filter((name) => !before.includes(name));
  if (added.length > 0) await tx.insert(supportTags).values(added.map((name) => ({ name })));
  if (gone.length === 0) return;
  await tx.delete(supportTags).where(inArray(supportTags.name, gone));
  const left = sql`ARRAY(SELECT tag FROM unnest(${supportThreads.tags}) AS tag WHERE tag IN (SELECT name FROM support_tags))`;
  await tx.update(supportThreads).set({ tags: left }).where(arrayOverlaps(supportThreads.tags, gone));
}
