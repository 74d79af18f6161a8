import { recomputeHiddenContents } from '#mechanisms/decisions/server/shared/standing.ts';
import {
  hasHidings,
  recordAllDeletedBut,
  recordDeleted,
  recordEdited,
} from '#mechanisms/decisions/server/statement-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { TextContent } from '../../rules.ts';

/** Shows an edited text again; restoring the hidden words hides it again. @returns the contents shown again */
export async function syncHiddenTexts(
  tx: Database,
  member: string,
  texts: readonly { content: TextContent; text: string }[],
  now: Date,
): Promise<string[]> {
  if (!(await hasHidings(tx, member))) return [];
  await recordEdited(tx, member, texts, now);
  return (await recomputeHiddenContents(tx, member, now)).shown;
}

export async function syncRemovedContents(
  tx: Database,
  member: string,
  contents: readonly string[],
  now: Date,
): Promise<void> {
  if (!(await hasHidings(tx, member))) return;
  await recordDeleted(tx, member, contents, now);
  await recomputeHiddenContents(tx, member, now);
}

/** Like `syncHiddenTexts`, for completed phrases. @param kept the remaining phrases */
export async function syncHiddenPrompts(
  tx: Database,
  member: string,
  kept: readonly string[],
  now: Date,
): Promise<void> {
  if (!(await hasHidings(tx, member))) return;
  await recordAllDeletedBut(tx, member, { prefix: 'prompt:', kept }, now);
  await recomputeHiddenContents(tx, member, now);
}
