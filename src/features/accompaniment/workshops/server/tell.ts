import { findCoachNamed } from '#features/accompaniment/coaches/server/store.ts';
import { builtInCoach } from '#features/accompaniment/coaches/texts.ts';
import type { Database } from '#platform/database/client.ts';
import { pseudonym } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { findWorkshop } from '../texts.ts';
import type { CoachNews } from './coach-mails.tsx';
import type { Participant } from './registration-store.ts';
import type { SessionInMail } from './session-in-mail.tsx';
import type { StoredSession } from './store.ts';

/** The transaction of what is told, and the way out for mails; without an outbox nobody is told. */
export type Messenger = Pick<Services, 'env' | 'secret'> &
  Partial<Pick<Services, 'outbox'>> & { tx: Database };

/** Someone has a place: a mail with the date for their calendar, and one for the coach. */
export async function tellRegistered(
  messenger: Messenger,
  session: StoredSession,
  registration: number,
  { memberId, email, firstName }: Participant,
  why: 'confirmed' | 'freed-place',
): Promise<void> {
  const data = { ...inMail(messenger, session), firstName, registration, why };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-registered', to: email, data });
  await tellCoach(messenger, session, { kind: 'joined', firstName, memberId });
}

/** Someone is on the waiting list. @param rank from 1 */
export async function tellWaiting(
  messenger: Messenger,
  session: StoredSession,
  rank: number,
  { email, firstName }: Participant,
): Promise<void> {
  const data = { ...inMail(messenger, session), firstName, rank };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-waiting', to: email, data });
}

/** Takes the date out of their calendar again. */
export async function tellCancelled(
  messenger: Messenger,
  session: StoredSession,
  registration: number,
  { email, firstName }: Participant,
): Promise<void> {
  const data = { ...inMail(messenger, session), firstName, registration };
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-cancelled', to: email, data });
}

/**
 * The evening before. Asked again every hour, one person gets each kind once for one registration.
 * @param kind near, or too few people for it to take place
 */
export async function tellReminder(
  messenger: Messenger,
  session: StoredSession,
  registration: number,
  { email, firstName }: Participant,
  kind: 'reminder' | 'too-few',
): Promise<void> {
  const data = { ...inMail(messenger, session), firstName, kind };
  const key = `${kind}-${registration}`;
  await messenger.outbox?.send(messenger.tx, { template: 'workshop-reminder', to: email, data, key });
}

/**
 * The coach of a workshop: the stored coach of the same name, else the team, else nobody. They are told a first name
 * and the session, never an answer of anyone's quiz (T17). The member's id lets the mail be erased with the account.
 */
export async function tellCoach(
  messenger: Messenger,
  session: StoredSession,
  news: CoachNews,
): Promise<void> {
  const { outbox, tx, env } = messenger;
  const to = (await findCoachAddress(tx, session)) ?? env.TEAM_EMAIL;
  if (!outbox || !to) return;
  await outbox.send(tx, { template: 'workshop-coach', to, data: { ...inMail(messenger, session), news } });
}

/** Coach and team, once for a session: fewer than two people will be there (D22). */
export async function tellTooFew(messenger: Messenger, session: StoredSession, taken: number): Promise<void> {
  const { outbox, tx, env } = messenger;
  const addresses = new Set([await findCoachAddress(tx, session), env.TEAM_EMAIL]);
  const data = { ...inMail(messenger, session), news: { kind: 'too-few' as const, taken } };
  for (const to of addresses)
    if (to) await outbox?.send(tx, { template: 'workshop-coach', to, data, key: `too-few-${session.id}` });
}

async function findCoachAddress(tx: Database, session: StoredSession): Promise<string | undefined> {
  const workshop = findWorkshop(session.workshop_id);
  const coach = workshop && (await findCoachNamed(tx, builtInCoach(workshop.coach)));
  return coach?.email;
}

function inMail({ env, secret }: Messenger, session: StoredSession): SessionInMail {
  const room = env.WORKSHOP_ROOM_URL;
  return {
    sessionId: session.id,
    workshopId: session.workshop_id,
    startsAt: session.starts_at.toISOString(),
    organizer: env.MAIL_FROM,
    room:
      room === undefined ? null : `${room.replace(/\/$/, '')}/${session.id}-${pseudonym(secret, session.id)}`,
  };
}
