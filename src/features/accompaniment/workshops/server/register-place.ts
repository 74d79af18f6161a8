import type { Services } from '#platform/services.ts';
import { type RegistrationStatus, seatVerdict } from '../rules.ts';
import { notifyRegistered, notifyWaiting } from './notify.ts';
import {
  countSeats,
  findParticipant,
  findRank,
  findRegistration,
  insertRegistration,
} from './registration-store.ts';
import { withDateLock } from './with-date-lock.ts';

type Place = { status: RegistrationStatus; rank: number | null };

/**
 * Gives a member a place, or the next rank on the waiting list, with the mails that say so, in one transaction under
 * the lock of the date: however many ask at once, nobody gets a sixth place. Asking again gives the same answer.
 */
export async function registerPlace(
  services: Services,
  me: string,
  dateId: string,
): Promise<Place | 'unknown' | 'begun'> {
  return withDateLock(services, me, dateId, async ({ messenger, date, now }) => {
    const { tx } = messenger;
    const known = await findRegistration(tx, date.id, me);
    if (known) return { status: known.status, rank: await findRank(tx, known) };
    const seats = await countSeats(tx, date.id);
    const status = seatVerdict(date.starts_at, seats.registered, seats.waiting, now);
    if (status === 'begun') return 'begun';
    const registration = await insertRegistration(tx, {
      session_id: date.id,
      user_id: me,
      status,
      created_at: now,
    });
    const rank = await findRank(tx, registration);
    const participant = await findParticipant(tx, me);
    if (participant && rank === null)
      await notifyRegistered(messenger, date, registration.id, participant, 'confirmed');
    if (participant && rank !== null) await notifyWaiting(messenger, date, rank, participant);
    return { status, rank };
  });
}
