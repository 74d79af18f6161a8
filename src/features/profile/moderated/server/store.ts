import { and, eq, inArray, like, notInArray } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { Content, TextContent } from '../rules.ts';
import { flaggedTexts, hiddenContents } from './tables.ts';

type Written = { member: string; content: TextContent; text: string; now: Date };

/** Keeps a text to be looked at, in the place of an earlier one of the same field. @returns its id */
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

export type HiddenContent = typeof hiddenContents.$inferSelect;

export async function insertHidden(tx: Database, hidden: HiddenContent): Promise<void> {
  const { text, why, hidden_at } = hidden;
  await tx
    .insert(hiddenContents)
    .values(hidden)
    .onConflictDoUpdate({
      target: [hiddenContents.user_id, hiddenContents.content],
      set: { text, why, hidden_at },
    });
}

export async function deleteHidden(
  tx: Database,
  member: string,
  contents: readonly Content[],
): Promise<void> {
  if (contents.length > 0) await tx.delete(hiddenContents).where(ofMember(member, contents));
}

/** What of a member is set aside, for its owner. */
export async function listHidden(db: Database, member: string): Promise<HiddenContent[]> {
  return db.select().from(hiddenContents).where(eq(hiddenContents.user_id, member));
}

export async function isHidden(db: Database, member: string, content: Content): Promise<boolean> {
  return (await db.$count(hiddenContents, ofMember(member, [content]))) > 0;
}

/** What was set aside and has another text now is shown again. @returns which */
export async function showRewritten(
  tx: Database,
  member: string,
  texts: readonly { content: TextContent; text: string }[],
): Promise<TextContent[]> {
  const hidden = await listHidden(tx, member);
  const rewritten = texts.filter(({ content, text }) =>
    hidden.some((one) => one.content === content && one.text !== text),
  );
  const contents = rewritten.map(({ content }) => content);
  await deleteHidden(tx, member, contents);
  return contents;
}

/** A sentence that was taken back is hidden no more: there is nothing to hide. @param kept those that remain */
export async function forgetHiddenPrompts(
  tx: Database,
  member: string,
  kept: readonly Content[],
): Promise<void> {
  const { user_id, content } = hiddenContents;
  await tx
    .delete(hiddenContents)
    .where(and(eq(user_id, member), like(content, 'prompt:%'), notInArray(content, ['bio', ...kept])));
}

function ofMember(member: string, contents: readonly Content[]) {
  return and(eq(hiddenContents.user_id, member), inArray(hiddenContents.content, [...contents]));
}
