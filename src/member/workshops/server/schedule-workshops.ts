import { PARIS_ZONE } from '#lib/zones.ts';
import { eveningBefore, LONGEST_NOTICE_MS } from '#mechanisms/calendar/rules.ts';
import { forEachApart, type WalkServices } from '#platform/for-each-apart.ts';
import type { Services } from '#platform/services.ts';
import { PEOPLE_MINIMUM, reminderFor } from '../rules.ts';
import { type DateMessenger, notifyRoomMissing, notifyTooFew, remindParticipant } from './notify.ts';
import { findParticipant, lockRegistered, markToldAlone } from './registration-store.ts';
import { roomOf } from './shared/find-clash.ts';
import { lockTeam } from './shared/leader-store.ts';
import { insertDates, listDatesBetween, listMissingDates, lockDate, type StoredDate } from './store.ts';

const DATES_QUEUE = 'workshop-sessions';
const EVERY_NIGHT = '40 3 * * *';
const EVERY_HOUR = '0 * * * *';

/**
 * Writes the next dates of every workshop (D17). Idempotent, even on two servers concurrently. Each date waits for slots
 * that are being opened: they looked for the leader's dates before this one existed.
 */
export async function prepareDates(services: WalkServices): Promise<void> {
  const { db, clock } = services;
  const items = await listMissingDates(db, clock.now());
  await forEachApart(services, { job: DATES_QUEUE, items, keyOf: ({ id }) => id }, (date) =>
    db.transaction(async (tx) => {
      await lockTeam(tx);
      await insertDates(tx, [date]);
    }),
  );
}

/** Schedules the dates, now and every night, and the reminders at each full hour in Paris, on one node only. */
export async function scheduleWorkshops(services: Services): Promise<void> {
  const { jobs } = services;
  await prepareDates(services);
  await jobs.work(DATES_QUEUE, () => prepareDates(services));
  await jobs.schedule(DATES_QUEUE, EVERY_NIGHT);
  await jobs.work(REMINDERS_QUEUE, () => remindParticipants(services));
  await jobs.schedule(REMINDERS_QUEUE, EVERY_HOUR);
}

const REMINDERS_QUEUE = 'workshop-reminders';

type RemindingServices = WalkServices & Pick<Services, 'env' | 'secret' | 'outbox'>;

/**
 * Reminds participants of their date, and warns coach, team and member if fewer than two will come (D22). Reads the
 * current registrations each hour, so restarts, cancellations and freed places trigger no wrong reminder. Idempotent.
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
    // Changed by the team meanwhile: the next hour handles it.
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
      // A savepoint, so that a failure for one participant does not affect the others.
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
