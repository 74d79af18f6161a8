import { recordEvents } from '#live/server/record-events.ts';
import { changeAndTell, sendOnce } from '#mechanisms/threads/server/shared/change-and-tell.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { COACH_CHANGED } from '../../contract.ts';
import type { CoachChatSide } from '../../rules.ts';
import { type CoachPair, findSent, insertCoachMessage, markAllRead } from '../store.ts';

type Written = { from: CoachChatSide; clientId: string; content: string };
/** In the transaction of the change, such as its line in the audit log. */
type Also = (tx: Database) => Promise<void>;

/**
 * Stores a message once; both sides learn it live.
 * @returns `other-content` when something else was sent under the same client id
 */
export function writeToPair(services: Services, pair: CoachPair, written: Written, also?: Also) {
  const { db, clock } = services;
  const { from, clientId, content } = written;
  const message = { written_by: from, client_id: clientId, content, created_at: clock.now() };
  const change = {
    make: (tx: Database) => insertCoachMessage(tx, pair, message),
    ...telling(services, pair, also),
  };
  return sendOnce(db, content, change, () => findSent(db, pair, written));
}

/** Marks what the other wrote as read. */
export function readPair(services: Services, pair: CoachPair, reader: CoachChatSide) {
  const make = (tx: Database) => markAllRead(tx, pair, reader);
  return changeAndTell(services.db, { make, ...telling(services, pair) });
}

function telling({ live, clock }: Services, { member }: CoachPair, also?: Also) {
  return {
    async record(tx: Database) {
      await recordEvents(tx, [{ userId: member, ...COACH_CHANGED }], clock.now());
      await also?.(tx);
    },
    publish() {
      live.publish([member]);
      live.publishToTeam({ kind: 'desk-changed', part: 'coaching' });
    },
  };
}
