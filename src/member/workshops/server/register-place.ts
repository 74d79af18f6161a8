import { lockConsent } from '#identity/consents/server/store.ts';
import type { Services } from '#platform/services.ts';
import { INTIMATE_WORKSHOPS, type RegistrationStatus, registrationVerdict, seatVerdict } from '../rules.ts';
import { confirmToThoseAlone } from './confirm-date.ts';
import { notifyRegistered, notifyWaiting } from './notify.ts';
import {
  countSeats,
  findParticipant,
  findRank,
  findRegistration,
  insertRegistration,
} from './registration-store.ts';
import { findDateCoach } from './shared/date-coach.ts';
import { listDatesToLeave } from './store.ts';
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
): Promise<Place | 'unknown' | 'begun' | 'workshop-held' | 'limit-reached' | 'consent-required'> {
  return withDateLock(services, me, dateId, async ({ messenger, date, now }) => {
    const { tx } = messenger;
    const known = await findRegistration(tx, date.id, me);
    if (known) return { status: known.status, rank: await findRank(tx, known) };
    const held = await listDatesToLeave(tx, me, now);
    const verdict = registrationVerdict(
      held.map(({ workshopId }) => workshopId),
      date.workshop_id,
    );
    if (verdict !== 'ok') return verdict;
    if (INTIMATE_WORKSHOPS.includes(date.workshop_id) && !(await lockConsent(tx, me, 'coaching')))
      return 'consent-required';
    const seats = await countSeats(tx, date.id);
    const status = seatVerdict(date.starts_at, seats.registered, seats.waiting, now);
    if (status === 'begun') return 'begun';
    const registration = await insertRegistration(tx, {
      session_id: date.id,
      user_id: me,
      status,
      created_at: now,
      coach_name: (await findDateCoach(tx, date)).name,
    });
    const rank = await findRank(tx, registration);
    const participant = await findParticipant(tx, me);
    if (participant && rank === null)
      await notifyRegistered(messenger, date, registration.id, participant, 'confirmed');
    await confirmToThoseAlone(messenger, date);
    if (participant && rank !== null) await notifyWaiting(messenger, date, rank, participant);
    return { status, rank };
  });
}
