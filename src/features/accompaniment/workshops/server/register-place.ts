import type { Services } from '#platform/services.ts';
import { type RegistrationStatus, seatVerdict } from '../rules.ts';
import { inSession } from './in-session.ts';
import {
  countSeats,
  findParticipant,
  findRank,
  findRegistration,
  insertRegistration,
} from './registration-store.ts';
import { tellRegistered, tellWaiting } from './tell.ts';

type Place = { status: RegistrationStatus; rank: number | null };

/**
 * Gives a member a place, or the next rank on the waiting list, with the mails that say so, in one transaction under
 * the lock of the session: however many ask at once, nobody gets a sixth place. Asking again gives the same answer.
 */
export async function registerPlace(
  services: Services,
  me: string,
  sessionId: string,
): Promise<Place | 'unknown' | 'begun'> {
  return inSession(services, me, sessionId, async ({ messenger, session, now }) => {
    const { tx } = messenger;
    const known = await findRegistration(tx, session.id, me);
    if (known) return { status: known.status, rank: await findRank(tx, known) };
    const seats = await countSeats(tx, session.id);
    const status = seatVerdict(session.starts_at, seats.registered, seats.waiting, now);
    if (status === 'begun') return 'begun';
    const registration = await insertRegistration(tx, {
      session_id: session.id,
      user_id: me,
      status,
      created_at: now,
    });
    const rank = await findRank(tx, registration);
    const participant = await findParticipant(tx, me);
    if (participant && rank === null)
      await tellRegistered(messenger, session, registration.id, participant, 'confirmed');
    if (participant && rank !== null) await tellWaiting(messenger, session, rank, participant);
    return { status, rank };
  });
}
