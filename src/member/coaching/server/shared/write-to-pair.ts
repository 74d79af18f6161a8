import { recordEvents } from '#live/server/record-events.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { COACH_CHANGED } from '../../contract.ts';
import type { CoachChatSide } from '../../rules.ts';
import { findSent, insertCoachMessage, markAllRead, type Pair } from '../store.ts';

type Written = { from: CoachChatSide; clientId: string; content: string };
/** In the transaction of the change, such as its line in the audit log. */
type Also = (tx: Database) => Promise<void>;

/**
 * Stores a message once; both sides learn it live.
 * @returns `other-content` when something else was sent under the same client id
 */
export async function writeToPair(
  services: Services,
  pair: Pair,
  { from, clientId, content }: Written,
  also: Also = async () => undefined,
): Promise<'sent' | 'other-content'> {
  const now = services.clock.now();
  const isNew = await services.db.transaction(async (tx) => {
    const message = { written_by: from, client_id: clientId, content, created_at: now };
    if (!(await insertCoachMessage(tx, pair, message))) return false;
    await recordEvents(tx, [{ userId: pair.member, ...COACH_CHANGED }], now);
    await also(tx);
    return true;
  });
  if (isNew) {
    publish(services, pair);
    return 'sent';
  }
  const known = await findSent(services.db, pair, clientId);
  return known?.content === content && known.from === from ? 'sent' : 'other-content';
}

/** Marks what the other wrote as read. */
export async function readPair(services: Services, pair: Pair, reader: CoachChatSide): Promise<void> {
  const now = services.clock.now();
  const changed = await services.db.transaction(async (tx) => {
    if (!(await markAllRead(tx, pair, reader))) return false;
    await recordEvents(tx, [{ userId: pair.member, ...COACH_CHANGED }], now);
    return true;
  });
  if (changed) publish(services, pair);
}

function publish({ live }: Services, { member }: Pair): void {
  live.publish([member]);
  live.publishToTeam({ kind: 'desk-changed', part: 'coaching' });
}
