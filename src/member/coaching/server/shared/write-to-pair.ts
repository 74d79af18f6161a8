import { recordEvents } from '#live/server/event-store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, type Writing, write } from '#platform/write.ts';
import { COACH_CHANGED, type CoachChatSide } from '../../rules.ts';
import { type CoachPair, findSent, insertCoachMessage, markAllRead } from '../store.ts';

/**
 * Stores a message once and notifies both sides live.
 * @param alongside runs in the transaction of a new message; it may throw to reject the message
 * @returns `other-content` if a different message was sent with the same client id
 */
export async function writeToPair(
  services: Services,
  pair: CoachPair,
  { from, clientId, content }: { from: CoachChatSide; clientId: string; content: string },
  alongside: (writing: Writing) => Promise<unknown>,
): Promise<'sent' | 'other-content'> {
  const sent = await write(
    { services },
    {
      async change(writing) {
        const { tx, now } = writing;
        const message = { written_by: from, client_id: clientId, content, created_at: now };
        if (!(await insertCoachMessage(tx, pair, message))) return UNCHANGED;
        await alongside(writing);
        return recordPair(tx, pair, now);
      },
      publish: () => publishPair(services, pair),
    },
  );
  const stored = sent === UNCHANGED ? await findSent(services.db, pair, { from, clientId }) : content;
  return stored === content ? 'sent' : 'other-content';
}

/** Marks all messages of the other side as read. */
export async function readPair(services: Services, pair: CoachPair, reader: CoachChatSide): Promise<void> {
  await write(
    { services },
    {
      change: async ({ tx, now }) =>
        (await markAllRead(tx, pair, reader)) ? recordPair(tx, pair, now) : UNCHANGED,
      publish: () => publishPair(services, pair),
    },
  );
}

const recordPair = (tx: Database, { member }: CoachPair, now: Date) =>
  recordEvents(tx, [{ userId: member, ...COACH_CHANGED }], now);

function publishPair(services: Services, { member }: CoachPair): void {
  services.live.publish([member]);
  deskChanged('coaching')(services);
}
