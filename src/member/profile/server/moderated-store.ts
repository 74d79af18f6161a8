import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { TextContent } from '../rules.ts';
import { flaggedTexts } from './tables.ts';

type Written = { member: string; content: TextContent; text: string; now: Date };

/** Stores a flagged text, replacing an earlier one of the same field. @returns its id */
export async function saveFlaggedText(
  tx: Database,
  { member: user_id, content, text, now: flagged_at }: Written,
): Promise<string> {
  const rows = await tx
    .insert(flaggedTexts)
    .values({ id: crypto.randomUUID(), user_id, content, text, flagged_at })
    .onConflictDoUpdate({
      target: [flaggedTexts.user_id, flaggedTexts.content],
      set: { text, flagged_at },
    })
    .returning({ id: flaggedTexts.id });
  return rows[0]?.id ?? '';
}

export async function findFlaggedText(db: Database, id: string) {
  const [found] = await db.select().from(flaggedTexts).where(eq(flaggedTexts.id, id));
  return found;
}
