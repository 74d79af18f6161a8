import { findCoachNamed } from '#features/accompaniment/coaches/server/store.ts';
import { builtInCoach } from '#features/accompaniment/coaches/texts.ts';
import type { Database } from '#platform/database/client.ts';
import { pseudonym } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { findWorkshop } from '../texts.ts';
import type { CoachNews } from './coach-mails.tsx';
import type { DateInMail } from './date-in-mail.tsx';
import type { Participant } from './registration-store.ts';
import type { StoredDate } from './store.ts';

/** The transaction of what is told, and the way out for mails; without an outbox nobody is told. */
export type Messenger = Pick<Services, 'env' | 'secret'> &
  Partial<Pick<Services, 'outbox'>> & { tx: Database };

/** Someone has a place: a mail with the date for their calendar, and one for the coach. */
export async function notifyRegistered(
  messenger: Messenger,
  date: StoredDate,
  registration: number,
  { memberId, email, firstName }: Participant,
  why: 'confirmed' | 'freed-place',
): Promise<void> {
  const data = { ...inMail(messenger, date), firstName, registration, why };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-registered', to: email, data });
  await notifyCoach(messenger, date, { kind: 'joined', firstName, memberId });
}

/** Someone is on the waiting list. @param rank from 1 */
export async function notifyWaiting(
  messenger: Messenger,
  date: StoredDate,
  rank: number,
  { email, firstName }: Participant,
): Promise<void> {
  const data = { ...inMail(messenger, date), firstName, rank };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-waiting', to: email, data });
}

/** Takes the date out of their calendar again. */
export async function notifyCancelled(
  messenger: Messenger,
  date: StoredDate,
  registration: number,
  { email, firstName }: Participant,
): Promise<void> {
  const data = { ...inMail(messenger, date), firstName, registration };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-cancelled', to: email, data });
}

/**
 * The evening before. Asked again every hour, one person gets each kind once for one registration.
 * @param kind near, or too few people for it to take place
 */
export async function notifyReminder(
  messenger: Messenger,
  date: StoredDate,
  registration: number,
  { email, firstName }: Participant,
  kind: 'reminder' | 'too-few',
): Promise<void> {
  const data = { ...inMail(messenger, date), firstName, kind };
  const key = `${kind}-${registration}`;
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-reminder', to: email, data, key });
}

/**
 * The coach of a workshop: the stored coach of the same name, else the team, else nobody. They are told a first name
 * and the date, never an answer of anyone's quiz (T17). The member's id lets the mail be erased with the account.
 */
export async function notifyCoach(messenger: Messenger, date: StoredDate, news: CoachNews): Promise<void> {
  const { outbox, tx, env } = messenger;
  const to = (await findCoachAddress(tx, date)) ?? env.TEAM_EMAIL;
  if (!outbox || !to) return;
  await outbox.send(tx, { template: 'workshop-coach', to, data: { ...inMail(messenger, date), news } });
}

/** Coach and team, once for a date: fewer than two people will be there (D22). */
export async function notifyTooFew(messenger: Messenger, date: StoredDate, taken: number): Promise<void> {
  const { outbox, tx, env } = messenger;
  const addresses = new Set([await findCoachAddress(tx, date), env.TEAM_EMAIL]);
  const data = { ...inMail(messenger, date), news: { kind: 'too-few' as const, taken } };
  for (const to of addresses)
    if (to) await outbox?.send(tx, { template: 'workshop-coach', to, data, key: `too-few-${date.id}` });
}

async function findCoachAddress(tx: Database, date: StoredDate): Promise<string | undefined> {
  const workshop = findWorkshop(date.workshop_id);
  const coach = workshop && (await findCoachNamed(tx, builtInCoach(workshop.coach)));
  return coach?.email;
}

function inMail({ env, secret }: Messenger, date: StoredDate): DateInMail {
  const room = env.WORKSHOP_ROOM_URL;
  return {
    dateId: date.id,
    workshopId: date.workshop_id,
    startsAt: date.starts_at.toISOString(),
    organizer: env.MAIL_FROM,
    room: room === undefined ? null : `${room.replace(/\/$/, '')}/${date.id}-${pseudonym(secret, date.id)}`,
  };
}
