import { type RecordedEvent, recordEvents } from '#live/server/record-events.ts';
import { isOutOfSight } from '#mechanisms/decisions/server/standing-store.ts';
import { insertMessage } from '#mechanisms/threads/server/messages-store.ts';
import { isBlocked, lockConversation } from '#member/matching/server/contact-store.ts';
import { countDaily } from '#platform/daily-figures.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';

type Change<Refusal extends string> = {
  refusal?: Refusal;
  /** Goes into the conversation as a message of the one who acts; '' for none. */
  words?: string;
  /** What was asked is already so: nobody is told again. */
  asBefore?: true;
  /** Of the day, which this raises by one. */
  figure?: string;
};

/**
 * Changes what two people plan together, in one transaction under the lock of their conversation, so that two who act at
 * once come one after the other; both learn of it at once in their open browsers.
 */
export async function changePlan<Refusal extends string>(
  services: Pick<Services, 'db' | 'clock' | 'live' | 'background'>,
  me: string,
  other: string,
  change: (tx: Database, now: Date) => Promise<Change<Refusal>>,
): Promise<'ok' | 'stranger' | Refusal> {
  const { db, clock, live } = services;
  const now = clock.now();
  let counted: string | undefined;
  const verdict = await db.transaction(async (tx) => {
    const sides = await lockConversation(tx, me, other);
    // Whoever was told a kind no, or said it, plans nothing more (D28).
    if (!sides || sides.mine.closure !== null || (await isBlocked(tx, me, other))) return 'stranger';
    if (await isOutOfSight(tx, other)) return 'stranger';
    const { refusal, words = '', asBefore, figure } = await change(tx, now);
    if (refusal) return refusal;
    counted = figure;
    if (!asBefore) await tellBoth(tx, me, other, words, now);
    return 'ok';
  });
  if (verdict === 'ok') live.publish([me, other]);
  if (verdict === 'ok' && counted) countDaily(services, counted);
  return verdict;
}

async function tellBoth(tx: Database, me: string, other: string, words: string, now: Date): Promise<void> {
  const sides = [
    { userId: me, contactId: other },
    { userId: other, contactId: me },
  ];
  const messageId = words
    ? await insertMessage(tx, {
        sender_id: me,
        receiver_id: other,
        client_id: crypto.randomUUID(),
        content: words,
        created_at: now,
      })
    : undefined;
  const events = sides.flatMap((side): RecordedEvent[] => [
    ...(messageId === undefined ? [] : [{ ...side, kind: 'message', messageId }]),
    { ...side, kind: 'contacts-changed' },
  ]);
  await recordEvents(tx, events, now);
}
