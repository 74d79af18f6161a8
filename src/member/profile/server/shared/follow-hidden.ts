import { followContents } from '#mechanisms/decisions/server/shared/follow-decisions.ts';
import {
  hasHidings,
  noteAllTakenBackBut,
  noteContentWritten,
  noteTakenBack,
} from '#mechanisms/decisions/server/statement-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { TextContent } from '../../rules.ts';

/** An edited text is shown again; restoring the hidden words hides it again. @returns the contents shown again */
export async function followWritten(
  tx: Database,
  member: string,
  texts: readonly { content: TextContent; text: string }[],
  now: Date,
): Promise<string[]> {
  if (!(await hasHidings(tx, member))) return [];
  await noteContentWritten(tx, member, texts, now);
  return (await followContents(tx, member, now)).shown;
}

export async function followRemoved(
  tx: Database,
  member: string,
  contents: readonly string[],
  now: Date,
): Promise<void> {
  if (!(await hasHidings(tx, member))) return;
  await noteTakenBack(tx, member, contents, now);
  await followContents(tx, member, now);
}

/** The same for prompts. @param kept the remaining prompts */
export async function followPrompts(
  tx: Database,
  member: string,
  kept: readonly string[],
  now: Date,
): Promise<void> {
  if (!(await hasHidings(tx, member))) return;
  await noteAllTakenBackBut(tx, member, { prefix: 'prompt:', kept }, now);
  await followContents(tx, member, now);
}
