import { PARIS_ZONE } from '#lib/zones.ts';
import { eveningBefore, LONGEST_NOTICE_MS } from '#mechanisms/calendar/rules.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { PEOPLE_MINIMUM, reminderFor } from '../rules.ts';
import { type DateMessenger, notifyRoomMissing, notifyTooFew, remindParticipant } from './notify.ts';
import { findParticipant, lockRegistered, markToldAlone } from './registration-store.ts';
import { roomOf } from './shared/room.ts';
import { listDatesBetween, lockDate, type StoredDate } from './store.ts';

export const REMINDERS_QUEUE = 'workshop-reminders';

type RemindingServices = WalkServices & Pick<Services, 'env' | 'secret' | 'outbox'>;

/**
 * Tells whoever has a place that the date comes near, and coach, team and member when fewer than two will be there
 * (D22). Nothing is planned per person: what is due is read from the registrations each hour, so that a restart, a
 * cancellation or a freed place cannot leave a wrong reminder behind. Run again, it tells nobody twice.
 */
export async function remindParticipants(services: RemindingServices): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + LONGEST_NOTICE_MS);
  const items = await listDatesBetween(services.db, now, until);
  await forEachApart(services, { job: REMINDERS_QUEUE, items, keyOf: ({ id }) => id }, (date) =>
    remindOf(services, date, now),
  );
}

type Registered = Awaited<ReturnType<typeof lockRegistered>>[number];

async function remindOf(services: RemindingServices, read: StoredDate, now: Date): Promise<void> {
  await services.db.transaction(async (tx) => {
    const date = await lockDate(tx, read.id, now);
    // The team has changed it a moment ago: the next hour reads it anew.
    if (!date || date.revision !== read.revision) return;
    const messenger: DateMessenger = { ...services, tx };
    const registered = await lockRegistered(tx, date.id);
    const taken = registered.length;
    const isEve = now >= eveningBefore(date.starts_at, PARIS_ZONE);
    if (isEve && taken < PEOPLE_MINIMUM) await notifyTooFew(messenger, date, taken);
    if (isEve && roomOf(services, date) === null && taken > 0)
      await notifyRoomMissing(messenger, date, taken);
    const walk = {
      job: REMINDERS_QUEUE,
      items: registered,
      keyOf: ({ id }: Registered) => `${date.id}:${id}`,
    };
    await forEachApart({ ...services, db: tx }, walk, ({ id, memberId, registeredAt, toldAlone, zone }) =>
      // A savepoint: the places of the others outlive a failure of this one.
      tx.transaction(async (point) => {
        const kind = reminderFor(
          { startsAt: date.starts_at, taken },
          { at: registeredAt, toldAlone, zone },
          now,
        );
        const participant = kind && (await findParticipant(point, memberId));
        if (kind && participant)
          await remindParticipant({ ...messenger, tx: point }, date, id, participant, kind);
        if (kind === 'too-few') await markToldAlone(point, id, now);
      }),
    );
  });
}
