import { DAY_MS } from '#lib/durations.ts';
import { type RecordedEvent, recordEvents } from '#live/server/event-store.ts';
import { isHidden } from '#mechanisms/decisions/server/standing-store.ts';
import { listPhotosOf, shownPhoto } from '#member/photos/server/store.ts';
import { type Prompt, photoContent, promptContent } from '#member/profile/rules.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import type { Database } from '#platform/database/client.ts';
import { acrossMembers } from '#platform/database/in-the-name-of.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { canOpenConversation } from '../../rules.ts';
import {
  type ConversationOpener,
  countOpened,
  hasContact,
  insertConversation,
  listOpenedSince,
  wasOpenedBefore,
} from '../contact-store.ts';

export type Answer = {
  prompt?: Prompt | undefined;
  /** URL of a photo, as shown. */
  photo?: string | undefined;
  clientId: string;
  content: string;
};

/** Runs in the same transaction. @param greet false if the pair has had its greeting @returns live events for both */
export type OpenThread = (
  tx: Database,
  opened: { by: string; with: string; greet: boolean; answer?: Answer; now: Date },
) => Promise<RecordedEvent[]>;

type Opening = {
  me: string;
  other: string;
  now: Date;
  /** If the prompt or photo has changed since, the message is stored without it. */
  answer?: Answer;
  /** Access check, run in the same transaction. */
  isAllowed: (tx: Database) => Promise<boolean>;
};

/**
 * Opens a conversation with a greeting (D4, D10). Count and insert share a transaction and a lock of both members, so
 * concurrent requests cannot exceed the limit. An existing conversation (`known`) does not count.
 */
export async function startConversation(
  db: Database,
  { me, other, now, answer, isAllowed }: Opening,
  openThread: OpenThread,
): Promise<'opened' | 'known' | 'limit-reached' | 'too-many-today' | 'not-allowed'> {
  // Whether two members match is read across members, under their lock.
  return acrossMembers(() =>
    db.transaction(async (tx) => {
      if (!(await lockMembers(tx, [me, other])) || !(await isAllowed(tx))) return 'not-allowed';
      if (await hasContact(tx, me, other)) return 'known';
      const openedToday = await listOpenedSince(tx, me, new Date(now.getTime() - DAY_MS));
      const verdict = canOpenConversation(await countOpened(tx, me), openedToday.length);
      if (verdict !== 'ok') return verdict;
      const greet = !(await wasOpenedBefore(tx, me, other));
      await insertConversation(tx, me, other, now, answer && (await findQuoted(tx, other, answer)));
      await recordEvents(tx, await openThread(tx, { by: me, with: other, greet, answer, now }), now);
      return 'opened';
    }),
  );
}

async function findQuoted(tx: Database, of: string, { prompt, photo }: Answer): Promise<ConversationOpener> {
  if (prompt && !(await isHidden(tx, of, promptContent(prompt)))) {
    const answered = (await listPromptsOf(tx, of)).find((one) => one.prompt === prompt);
    if (answered) return { prompt, prompt_answer: answered.answer };
  }
  const shown = photo && (await listPhotosOf(tx, of)).find((one) => shownPhoto(one).url === photo);
  return shown && !(await isHidden(tx, of, photoContent(shown.id))) ? { photo_id: shown.id } : {};
}
