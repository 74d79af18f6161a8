import type { Messenger } from '#mechanisms/calendar/server/shared/messenger.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { ReminderKind } from '../rules.ts';
import type { CoachNews } from './coach-mails.ts';
import type { DateInMail } from './date-in-mail.ts';
import type { Participant } from './registration-store.ts';
import { findDateCoach } from './shared/date-coach.ts';
import { roomOf } from './shared/find-clash.ts';
import type { StoredDate } from './store.ts';

/** The secret is used to derive room URLs. */
export type DateMessenger = Messenger & Pick<Services, 'secret'>;

/** Mails a new participant the date with a calendar entry, and tells the coach. */
export async function notifyRegistered(
  messenger: DateMessenger,
  date: StoredDate,
  registration: number,
  { memberId, email, firstName }: Participant,
  why: 'confirmed' | 'freed-place',
): Promise<void> {
  const data = { ...(await inMail(messenger, messenger.tx, date)), firstName, registration, why };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-registered', to: email, data });
  await notifyCoach(messenger, date, { kind: 'joined', firstName, memberId });
}

/** Mails a member on the waiting list. @param rank from 1 */
export async function notifyWaiting(
  messenger: DateMessenger,
  date: StoredDate,
  rank: number,
  { email, firstName }: Participant,
): Promise<void> {
  const data = { ...(await inMail(messenger, messenger.tx, date)), firstName, rank };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-waiting', to: email, data });
}

/** Mails a cancellation, which removes the calendar entry. */
export async function notifyPlaceCancelled(
  messenger: DateMessenger,
  date: StoredDate,
  registration: number,
  { email, firstName }: Participant,
): Promise<void> {
  const data = { ...(await inMail(messenger, messenger.tx, date)), firstName, registration };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-cancelled', to: email, data });
}

/** Mails a participant the evening before. Called every hour; sends each kind once per registration. */
export async function remindParticipant(
  messenger: DateMessenger,
  date: StoredDate,
  registration: number,
  { email, firstName }: Participant,
  kind: ReminderKind,
): Promise<void> {
  const data = { ...(await inMail(messenger, messenger.tx, date)), firstName, kind };
  const key = keyOf(`${kind}-${registration}`, date);
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-reminder', to: email, data, key });
}

/**
 * Mails the coach of a date: the stored coach, otherwise the team, otherwise nobody. Contains a first name and the
 * date, never a quiz answer (T17). The member’s id lets the mail be erased with the account.
 */
export async function notifyCoach(
  messenger: DateMessenger,
  date: StoredDate,
  news: CoachNews,
): Promise<void> {
  const { outbox, tx, env } = messenger;
  const to = (await findDateCoach(tx, date)).email ?? env.TEAM_EMAIL;
  if (!outbox || !to) return;
  await outbox.send(tx, {
    template: 'workshop-coach',
    to,
    data: { ...(await inMail(messenger, messenger.tx, date)), news },
  });
}

/** Warns coach and team, once per date, that fewer than two people will come (D22). */
export async function notifyTooFew(messenger: DateMessenger, date: StoredDate, taken: number): Promise<void> {
  const { outbox, tx, env } = messenger;
  const coach = (await findDateCoach(tx, date)).email;
  const team = env.TEAM_EMAIL === coach ? undefined : env.TEAM_EMAIL;
  const data = await inMail(messenger, messenger.tx, date);
  for (const [to, address] of [
    ['coach', coach],
    ['team', team],
  ] as const)
    if (address)
      await outbox?.send(tx, {
        template: 'workshop-coach',
        to: address,
        data: { ...data, news: { kind: 'too-few', taken, to } },
        key: keyOf(`too-few-${date.id}`, date),
      });
}

/** Asks the team, once per date, for a missing room URL. */
export async function notifyRoomMissing(
  messenger: DateMessenger,
  date: StoredDate,
  taken: number,
): Promise<void> {
  const { outbox, tx, env } = messenger;
  const data = {
    ...(await inMail(messenger, messenger.tx, date)),
    news: { kind: 'room-missing' as const, taken },
  };
  const to = env.TEAM_EMAIL;
  if (to)
    await outbox?.send(tx, {
      template: 'workshop-coach',
      to,
      data,
      key: keyOf(`room-missing-${date.id}`, date),
    });
}

/** A moved date triggers its mails again. */
function keyOf(key: string, { planned_at, starts_at }: StoredDate): string {
  return planned_at ? `${key}-${starts_at.getTime()}` : key;
}

export async function inMail(
  { env, secret }: Pick<Services, 'env' | 'secret'>,
  db: Database,
  date: StoredDate,
): Promise<DateInMail> {
  return {
    dateId: date.id,
    workshopId: date.workshop_id,
    startsAt: date.starts_at.toISOString(),
    organizer: env.MAIL_FROM,
    room: roomOf({ env, secret }, date),
    coachName: (await findDateCoach(db, date)).name,
    revision: date.revision,
  };
}
