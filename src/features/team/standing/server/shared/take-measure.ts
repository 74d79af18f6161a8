import { releaseAppointments } from '#features/accompaniment/appointments/server/shared/release-appointments.ts';
import { releasePlaces } from '#features/accompaniment/workshops/server/shared/release-places.ts';
import { deleteMemberSessions } from '#features/accounts/server/store.ts';
import {
  closingMoment,
  closureErasedAfter,
  REFUSED_ADDRESS_YEARS,
} from '#features/accounts/standing/rules.ts';
import {
  deleteMeasure,
  refuseAddress,
  saveMeasure,
  welcomeAddress,
} from '#features/accounts/standing/server/store.ts';
import { giveUpPlansOf } from '#features/conversations/encounters/server/shared/end-plans.ts';
import { lockConversationsOf, lockPerson } from '#features/data-rights/server/erasure-store.ts';
import { refreshMatchCard } from '#features/profile/server/shared/refresh-match-card.ts';
import { monthsLater } from '#lib/months-later.ts';
import { recordEvents } from '#live/server/record-events.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';

/** What is left to do once the transaction is committed: `endMeasure`. */
export type Measure = {
  member: string;
  /** Contacts whose list has changed. */
  told: string[];
  /** Whether the member is logged out everywhere. */
  ended: boolean;
};

type Measuring = Pick<Services, 'env' | 'secret' | 'outbox'>;
type Against = { member: string; decision: string };

/** Suspends an account until an instant, in the caller's transaction. Its end comes by itself. */
export async function suspendAccount(
  tx: Database,
  services: Measuring,
  { member, decision, until }: Against & { until: Date },
  now: Date,
): Promise<Measure> {
  return putAway(tx, services, { member, decision, until, eraseAfter: null, refusedUntil: until }, now);
}

/** Closes an account from the next working morning on, at once for danger; until then it is suspended. */
export async function closeAccount(
  tx: Database,
  services: Measuring,
  { member, decision, danger }: Against & { danger: boolean },
  now: Date,
): Promise<Measure & { from: Date }> {
  const from = closingMoment(danger, now);
  const closure = {
    ...{ member, decision, until: from },
    eraseAfter: closureErasedAfter(from),
    refusedUntil: monthsLater(from, 12 * REFUSED_ADDRESS_YEARS),
  };
  return { ...(await putAway(tx, services, closure, now)), from };
}

type PuttingAway = Against & { until: Date; eraseAfter: Date | null; refusedUntil: Date };

/**
 * Whoever had to do with the member is told no more than by an account that goes: dates and places are given back, the
 * conversations stay. Locks as an erasure does: the conversations first.
 */
async function putAway(
  tx: Database,
  services: Measuring,
  { member, decision, until, eraseAfter, refusedUntil }: PuttingAway,
  now: Date,
): Promise<Measure> {
  const contacts = await lockConversationsOf(tx, member);
  const person = await lockPerson(tx, member);
  if (!person) return { member, told: [], ended: false };
  await saveMeasure(tx, { user_id: member, decision, since: now, until, erase_after: eraseAfter });
  await refuseAddress(tx, { secret: services.secret, email: person.email, until: refusedUntil });
  await refreshMatchCard(tx, member);
  await giveUpPlansOf({ ...services, tx }, member, now);
  await releasePlaces(services, tx, member, now);
  await releaseAppointments(tx, member, now);
  await deleteMemberSessions(tx, member);
  return { member, told: await tellContacts(tx, contacts, now), ended: true };
}

/** Opens an account again, if it rests on that decision: everything is as before. */
export async function reopenAccount(
  tx: Database,
  { secret }: Pick<Services, 'secret'>,
  { member, decision }: Against,
  now: Date,
): Promise<Measure & { reopened: boolean }> {
  const contacts = await lockConversationsOf(tx, member);
  const person = await lockPerson(tx, member);
  if (!person || !(await deleteMeasure(tx, member, decision)))
    return { member, told: [], ended: false, reopened: false };
  await welcomeAddress(tx, { secret, email: person.email });
  await refreshMatchCard(tx, member);
  return { member, told: await tellContacts(tx, contacts, now), ended: false, reopened: true };
}

async function tellContacts(tx: Database, contacts: string[], now: Date): Promise<string[]> {
  await recordEvents(
    tx,
    contacts.map((userId) => ({ userId, kind: 'contacts-changed' as const })),
    now,
  );
  return contacts;
}

/** After the commit: ends the member's open connections and tells the browsers of their contacts. */
export function endMeasure({ live }: Pick<Services, 'live'>, { member, told, ended }: Measure): void {
  if (ended) live.endMember(member);
  else live.forgetMember(member);
  live.publish(told);
}
