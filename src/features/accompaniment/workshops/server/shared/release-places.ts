import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { placesToGive } from '../../rules.ts';
import {
  countSeats,
  deleteRegistration,
  findParticipant,
  findRegistration,
  promoteFirst,
} from '../registration-store.ts';
import { listSessionsToLeave, lockSession, type StoredSession } from '../store.ts';
import { type Messenger, tellCoach, tellRegistered } from '../tell.ts';

/** What telling people needs; without an outbox (a backup that is erased again) nobody is told. */
type TellingServices = Pick<Services, 'env' | 'secret'> & Partial<Pick<Services, 'outbox'>>;

/**
 * Gives back the places of someone whose account is being erased: the first in line gets each, by mail. In the
 * transaction of the erasure, before the mails that name the person are erased: one that tells them of a place may
 * have been written a moment ago.
 */
export async function releasePlaces(
  services: TellingServices,
  tx: Database,
  member: string,
  now: Date,
): Promise<void> {
  for (const id of await listSessionsToLeave(tx, member, now)) {
    const session = await lockSession(tx, id, now);
    const registration = session && (await findRegistration(tx, id, member));
    if (!session || !registration) continue;
    await deleteRegistration(tx, registration.id);
    if (registration.status === 'registered')
      await passOn({ ...services, tx }, session, { kind: 'left', firstName: null });
  }
}

/** The freed place goes to the first in line; the coach learns who comes and who does not. */
export async function passOn(
  messenger: Messenger,
  session: StoredSession,
  leaver: { kind: 'left'; firstName: string | null; memberId?: string },
): Promise<void> {
  const { tx } = messenger;
  await tellCoach(messenger, session, leaver);
  const seats = await countSeats(tx, session.id);
  const places = placesToGive(seats.registered, seats.waiting);
  for (const promoted of await promoteFirst(tx, session.id, places)) {
    const participant = await findParticipant(tx, promoted.user_id);
    if (participant) await tellRegistered(messenger, session, promoted.id, participant, 'freed-place');
  }
}
