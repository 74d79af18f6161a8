import { HOUR_MS } from '#lib/durations.ts';
import type { Services } from '#platform/services.ts';
import { reminderFor, reminderTime, SESSION_MINIMUM } from '../rules.ts';
import { findParticipant, holdRegistered } from './registration-store.ts';
import { listSessionsBetween, type StoredSession } from './store.ts';
import { type Messenger, tellReminder, tellTooFew } from './tell.ts';

/** From 18:00 the evening before to the last minute of the day, on the night that has an hour more. */
const LONGEST_NOTICE_MS = 31 * HOUR_MS;

export type RemindingServices = Pick<Services, 'db' | 'clock' | 'env' | 'secret' | 'outbox'>;

/**
 * Tells whoever has a place that the session comes near, and coach, team and member when fewer than two will be there
 * (D22). Nothing is planned per person: what is due is read from the registrations each hour, so that a restart, a
 * cancellation or a freed place cannot leave a wrong reminder behind. Run again, it tells nobody twice.
 */
export async function remindParticipants(services: RemindingServices): Promise<void> {
  const now = services.clock.now();
  const until = new Date(now.getTime() + LONGEST_NOTICE_MS);
  for (const session of await listSessionsBetween(services.db, now, until))
    if (now >= reminderTime(session.starts_at)) await remindOf(services, session, now);
}

async function remindOf(services: RemindingServices, session: StoredSession, now: Date): Promise<void> {
  await services.db.transaction(async (tx) => {
    const messenger: Messenger = { ...services, tx };
    const registered = await holdRegistered(tx, session.id);
    const taken = registered.length;
    if (taken < SESSION_MINIMUM) await tellTooFew(messenger, session, taken);
    for (const { id, memberId, registeredAt } of registered) {
      const kind = reminderFor({ startsAt: session.starts_at, taken }, registeredAt, now);
      const participant = kind && (await findParticipant(tx, memberId));
      if (kind && participant) await tellReminder(messenger, session, id, participant, kind);
    }
  });
}
