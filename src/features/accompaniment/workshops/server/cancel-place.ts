import type { Services } from '#platform/services.ts';
import { canCancel } from '../rules.ts';
import { inSession } from './in-session.ts';
import { deleteRegistration, findParticipant, findRegistration } from './registration-store.ts';
import { passOn } from './shared/release-places.ts';
import { tellCancelled } from './tell.ts';

/**
 * Gives a member's own place back and passes it on to the first in line, in one transaction. Asking again, or without
 * a place, changes nothing.
 */
export async function cancelPlace(
  services: Services,
  me: string,
  sessionId: string,
): Promise<'ok' | 'unknown' | 'begun'> {
  return inSession(services, me, sessionId, async ({ messenger, session, now }) => {
    const { tx } = messenger;
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
