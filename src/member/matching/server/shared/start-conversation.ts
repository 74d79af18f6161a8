import { DAY_MS } from '#lib/durations.ts';
import { type RecordedEvent, recordEvents } from '#live/server/record-events.ts';
import { isHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { promptContent } from '#member/moderated/rules.ts';
import type { Prompt } from '#member/prompts/rules.ts';
import { listPromptsOf } from '#member/prompts/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/lock-members.ts';
import { canOpenConversation } from '../../rules.ts';
import {
  countOpened,
  hasContact,
  insertConversation,
  listOpenedSince,
  wasOpenedBefore,
} from '../contact-store.ts';

/** The first message of one's own, in answer to a finished sentence of the other. */
export type Answer = { prompt: Prompt; clientId: string; content: string };

/**
 * Writes the first words of a conversation that was just opened, in the same transaction.
 * @param greet whether this pair never had its greeting
 * @returns what the streams of both tell
 */
export type OpenThread = (
  tx: Database,
  opened: { by: string; with: string; greet: boolean; answer?: Answer; now: Date },
) => Promise<RecordedEvent[]>;

type Opening = {
  me: string;
  other: string;
  now: Date;
  /** If the sentence is no longer theirs, the message stands without it. */
  answer?: Answer;
  /** Whether the one may write to the other, asked in the same transaction. */
  isAllowed: (tx: Database) => Promise<boolean>;
};

/**
 * Opens a conversation with its greeting (D4, D10). Counted and inserted in one transaction under a lock of both
 * members, so that simultaneous requests cannot pass the limit. Someone already in conversation (`known`) costs nothing.
 */
export async function startConversation(
  db: Database,
  { me, other, now, answer, isAllowed }: Opening,
  openThread: OpenThread,
): Promise<'opened' | 'known' | 'limit-reached' | 'too-many-today' | 'not-allowed'> {
  return db.transaction(async (tx) => {
    if (!(await lockMembers(tx, [me, other])) || !(await isAllowed(tx))) return 'not-allowed';
    if (await hasContact(tx, me, other)) return 'known';
    const openedToday = await listOpenedSince(tx, me, new Date(now.getTime() - DAY_MS));
    const verdict = canOpenConversation(await countOpened(tx, me), openedToday.length);
    if (verdict !== 'ok') return verdict;
    const greet = !(await wasOpenedBefore(tx, me, other));
    await insertConversation(tx, me, other, now, answer && (await findShownPrompt(tx, other, answer.prompt)));
    await recordEvents(tx, await openThread(tx, { by: me, with: other, greet, answer, now }), now);
    return 'opened';
  });
}

async function findShownPrompt(tx: Database, of: string, prompt: Prompt) {
  if (await isHidden(tx, of, promptContent(prompt))) return undefined;
  return (await listPromptsOf(tx, of)).find((one) => one.prompt === prompt);
}
