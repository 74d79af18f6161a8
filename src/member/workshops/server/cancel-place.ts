import { untilBegun } from '#mechanisms/calendar/rules.ts';
import type { Services } from '#platform/services.ts';
import { notifyPlaceCancelled } from './notify.ts';
import { deleteRegistration, findParticipant, findRegistration } from './registration-store.ts';
import { passOn } from './shared/release-places.ts';
import { withDateLock } from './with-date-lock.ts';

/**
 * Gives a member's own place back and passes it on to the first in line, in one transaction. Asking again, or without
 * a place, changes nothing.
 */
export async function cancelPlace(
  services: Services,
  me: string,
  dateId: string,
): Promise<'ok' | 'unknown' | 'begun'> {
  return withDateLock(services, me, dateId, async ({ messenger, date, now }) => {
    const { tx } = messenger;
    const registration = await findRegistration(tx, date.id, me);
    if (!registration) return 'ok';
    const verdict = untilBegun(date.starts_at, now);
    if (verdict !== 'ok') return verdict;
    await deleteRegistration(tx, registration.id);
    if (registration.status === 'waiting') return 'ok';
    const participant = await findParticipant(tx, me);
    if (participant) await notifyPlaceCancelled(messenger, date, registration.id, participant);
    await passOn(messenger, date, {
      kind: 'left',
      firstName: participant?.firstName ?? null,
      memberId: me,
    });
    return 'ok';
  });
}
