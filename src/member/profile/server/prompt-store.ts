import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { AnsweredPrompt } from '../contract.ts';
import { profilePrompts } from './tables.ts';

/** Lists the completed phrases of a member, in order. */
export async function listPromptsOf(db: Database, member: string): Promise<AnsweredPrompt[]> {
  const { prompt, answer, position } = profilePrompts;
  return db
    .select({ prompt, answer })
    .from(profilePrompts)
    .where(eq(profilePrompts.user_id, member))
    .orderBy(position);
}

/** Replaces all completed phrases. Call it under the member’s lock. */
export async function replacePrompts(
  tx: Database,
  member: string,
  prompts: readonly AnsweredPrompt[],
): Promise<void> {
  await tx.delete(profilePrompts).where(eq(profilePrompts.user_id, member));
  if (prompts.length === 0) return;
  await tx
    .insert(profilePrompts)
    .values(prompts.map(({ prompt, answer }, position) => ({ user_id: member, position, prompt, answer })));
}
