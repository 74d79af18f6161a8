import { holdMember } from '#platform/database/lock-members.ts';
import type { Services } from '#platform/services.ts';
import { lockSession, type StoredSession } from './store.ts';
import type { Messenger } from './tell.ts';

type Held = { messenger: Messenger; session: StoredSession; now: Date };

/**
 * What changes someone's place, in one transaction: their account is held, then the session locked, in the order in
 * which erasing an account locks them.
 * @returns `unknown` when there is no such session
 */
export async function inSession<Verdict>(
  services: Services,
  me: string,
  sessionId: string,
  change: (held: Held) => Promise<Verdict>,
): Promise<Verdict | 'unknown'> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    await holdMember(tx, me);
    const session = await lockSession(tx, sessionId, now);
    return session ? change({ messenger: { ...services, tx }, session, now }) : 'unknown';
  });
}
