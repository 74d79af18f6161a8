import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { AnsweredPrompt } from '../contract.ts';
import { profilePrompts } from './tables.ts';

/** Lists the completed phrases of several members, in order, by member id. */
export async function listPromptsOfMany(
  db: Database,
  members: readonly string[],
): Promise<Map<string, AnsweredPrompt[]>> {
  const answered = new Map<string, AnsweredPrompt[]>();
  if (members.length === 0) return answered;
  const rows = await db
    .select()
    .from(profilePrompts)
    .where(inArray(profilePrompts.user_id, [...members]))
    .orderBy(asc(profilePrompts.user_id), asc(profilePrompts.position));
  for (const { user_id, prompt, answer } of rows)
    answered.set(user_id, [...(answered.get(user_id) ?? []), { prompt, answer }]);
  return answered;
}

/** Lists the completed phrases of a member, in order. */
export async function listPromptsOf(db: Database, member: string): Promise<AnsweredPrompt[]> {
  return (await listPromptsOfMany(db, [member])).get(member) ?? [];
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
