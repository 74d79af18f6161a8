import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { placesToGive } from '../../rules.ts';
import { type DateMessenger, notifyCoach, notifyRegistered } from '../notify.ts';
import {
  countSeats,
  deleteRegistration,
  findParticipant,
  findRegistration,
  promoteFirst,
} from '../registration-store.ts';
import { listDatesToLeave, lockDate, type StoredDate } from '../store.ts';

/** Services for mails; without an outbox (an erasure repeated after a restore) nobody is mailed. */
type TellingServices = Pick<Services, 'env' | 'secret'> & Partial<Pick<Services, 'outbox'>>;

/**
 * Gives back the places of an account being erased; the first in line gets each, by mail. Runs in the transaction of
 * the erasure, before the person’s mails are deleted: a mail about a new place may have just been queued.
 * @returns how many places
 */
export async function releasePlaces(
  services: TellingServices,
  tx: Database,
  member: string,
  now: Date,
): Promise<number> {
  const dates = await listDatesToLeave(tx, member, now);
  for (const { id } of dates) {
    const date = await lockDate(tx, id, now);
    const registration = date && (await findRegistration(tx, id, member));
    if (!date || !registration) continue;
    await deleteRegistration(tx, registration.id);
    if (registration.status === 'registered')
      await passOn({ ...services, tx }, date, { kind: 'left', firstName: null });
  }
  return dates.length;
}

/**
 * Passes a freed place to the first in line, and tells the coach who comes and who does not. No-op for a cancelled
 * date.
 */
export async function passOn(
  messenger: DateMessenger,
  date: StoredDate,
  leaver: { kind: 'left'; firstName: string | null; memberId?: string },
): Promise<void> {
  const { tx } = messenger;
  if (date.cancelled_at) return;
  await notifyCoach(messenger, date, leaver);
  const seats = await countSeats(tx, date.id);
  const places = placesToGive(seats.registered, seats.waiting);
  for (const promoted of await promoteFirst(tx, date.id, places)) {
    const participant = await findParticipant(tx, promoted.user_id);
    if (participant) await notifyRegistered(messenger, date, promoted.id, participant, 'freed-place');
  }
}
