import { lockConsent } from '#identity/consents/server/store.ts';
import { untilBegun } from '#mechanisms/calendar/rules.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import { type Writing, write } from '#platform/write.ts';
import {
  INTIMATE_WORKSHOPS,
  PEOPLE_MINIMUM,
  type RegistrationStatus,
  registrationVerdict,
  seatVerdict,
} from '../rules.ts';
import {
  type DateMessenger,
  notifyPlaceCancelled,
  notifyRegistered,
  notifyWaiting,
  remindParticipant,
} from './notify.ts';
import {
  countSeats,
  deleteRegistration,
  findParticipant,
  findRank,
  findRegistration,
  insertRegistration,
  lockRegistered,
} from './registration-store.ts';
import { findDateCoach } from './shared/date-coach.ts';
import { passOn } from './shared/release-places.ts';
import { listDatesToLeave, lockDate, type StoredDate } from './store.ts';

type Place = { status: RegistrationStatus; rank: number | null };

/**
 * Gives a member a place, or the next rank on the waiting list, with its mails, in one transaction under the lock of
 * the date: concurrent requests never create a sixth place. Idempotent.
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
    if (INTIMATE_WORKSHOPS.includes(date.workshop_id) && !(await lockConsent(tx, me, 'intimate-workshop')))
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

/**
 * Gives back the member’s place and passes it to the first in line, in one transaction. Idempotent; no-op without a
 * place.
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
    if (verdict === 'ok') await leaveDate(messenger, date, registration);
    return verdict;
  });
}

/** Gives back every upcoming place in an intimate workshop, in the transaction that withdraws the consent (D48). */
export async function leaveIntimateDates(
  services: Services,
  { tx, now }: Writing,
  me: string,
): Promise<void> {
  for (const { id, workshopId } of await listDatesToLeave(tx, me, now)) {
    if (!INTIMATE_WORKSHOPS.includes(workshopId)) continue;
    const date = await lockDate(tx, id, now);
    const registration = date && !date.cancelled_at && (await findRegistration(tx, id, me));
    if (date && registration) await leaveDate({ ...services, tx }, date, registration);
  }
}

type Registration = NonNullable<Awaited<ReturnType<typeof findRegistration>>>;

async function leaveDate(
  messenger: DateMessenger,
  date: StoredDate,
  { id, status, user_id }: Registration,
): Promise<void> {
  await deleteRegistration(messenger.tx, id);
  if (status === 'waiting') return;
  const participant = await findParticipant(messenger.tx, user_id);
  if (participant) await notifyPlaceCancelled(messenger, date, id, participant);
  await passOn(messenger, date, {
    kind: 'left',
    firstName: participant?.firstName ?? null,
    memberId: user_id,
  });
}

/** Tells a participant who was alone so far that a second one has registered. */
async function confirmToThoseAlone(messenger: DateMessenger, date: StoredDate): Promise<void> {
  const registered = await lockRegistered(messenger.tx, date.id);
  if (registered.length < PEOPLE_MINIMUM) return;
  for (const { id, memberId, toldAlone } of registered) {
    const participant = toldAlone && (await findParticipant(messenger.tx, memberId));
    if (participant) await remindParticipant(messenger, date, id, participant, 'confirmed');
  }
}

type Locked = { messenger: DateMessenger; date: StoredDate; now: Date };

/**
 * Runs a change of a place in one transaction. Locks first the account, so that its limits are counted serially, then
 * the date, in the order of account erasure.
 * @returns `unknown` if the date does not exist, or the team has cancelled it
 */
async function withDateLock<Verdict>(
  services: Services,
  me: string,
  dateId: string,
  change: (locked: Locked) => Promise<Verdict>,
): Promise<Verdict | 'unknown'> {
  return write(
    { services },
    {
      async lock(tx, now) {
        await lockMembers(tx, [me]);
        return lockDate(tx, dateId, now);
      },
      change: async ({ tx, now, locked: date }) =>
        date && !date.cancelled_at ? change({ messenger: { ...services, tx }, date, now }) : 'unknown',
    },
  );
}
