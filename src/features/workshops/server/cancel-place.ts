import type { Services } from '#server/services.ts';
import { canCancel } from '../rules.ts';
import { passOn } from './release-places.ts';
import { deleteRegistration, findParticipant, findRegistration, holdMember, lockSession } from './store.ts';
import { type Messenger, tellCancelled } from './tell.ts';

/**
 * Gives a member's own place back and passes it on to the first in line, in one transaction. Asking again, or without
 * a place, changes nothing.
 */
export async function cancelPlace(
  services: Services,
  me: string,
  sessionId: string,
): Promise<'ok' | 'unknown' | 'begun'> {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const messenger: Messenger = { ...services, tx };
    await holdMember(tx, me);
    const session = await lockSession(tx, sessionId, now);
    if (!session) return 'unknown';
    const registration = await findRegistration(tx, session.id, me);
    if (!registration) return 'ok';
    const verdict = canCancel(session.starts_at, now);
    if (verdict !== 'ok') return verdict;
    await deleteRegistration(tx, registration.id);
    if (registration.status === 'waiting') return 'ok';
    const participant = await findParticipant(tx, me);
    if (participant) await tellCancelled(messenger, session, registration.id, participant);
    await passOn(messenger, session, {
      kind: 'left',
      firstName: participant?.firstName ?? null,
      memberId: me,
    });
    return 'ok';
  });
}
