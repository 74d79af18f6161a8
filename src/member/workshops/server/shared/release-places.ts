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

/** What telling people needs; without an outbox (a backup that is erased again) nobody is told. */
type TellingServices = Pick<Services, 'env' | 'secret'> & Partial<Pick<Services, 'outbox'>>;

/**
 * Gives back the places of someone whose account is being erased: the first in line gets each, by mail. In the
 * transaction of the erasure, before the mails that name the person are erased: one that tells them of a place may
 * have been written a moment ago.
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

/** The freed place goes to the first in line; the coach learns who comes and who does not. One that is cancelled has none. */
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
