import { deleteMemberSessions } from '#identity/accounts/server/store.ts';
import { deleteEmailChange } from '#identity/entrance/server/store.ts';
import { recordEvents } from '#live/server/event-store.ts';
import type { StandingChange } from '#mechanisms/decisions/server/shared/standing.ts';
import { releaseAppointments } from '#member/appointments/server/shared/end-appointments.ts';
import { cancelPlansOf } from '#member/conversations/server/shared/end-plans.ts';
import { lockConversationsOf } from '#member/data-rights/server/erasure-store.ts';
import { aboutOf } from '#member/meeting/rules.ts';
import { hideWords } from '#member/meeting/server/store.ts';
import { syncFirstPhoto } from '#member/photos/server/store.ts';
import { photoOf } from '#member/profile/rules.ts';
import { refreshMatchCard } from '#member/profile/server/shared/refresh-match-card.ts';
import { releasePlaces } from '#member/workshops/server/shared/release-places.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';

/** Side effects after the commit: `publishStanding`. */
export type StandingEffects = {
  member: string;
  told: string[];
  /** Whether the member is logged out everywhere. */
  ended: boolean;
  /** Agreed dates, workshop places and appointments that were cancelled. */
  cancelled: { dates: number; places: number; appointments: number };
};

const NOTHING = { dates: 0, places: 0, appointments: 0 };

/**
 * Locks conversations first, then the member: the lock order of messages, reports and erasures.
 * @returns the contacts; undefined when the account is gone
 */
export async function lockSubject(tx: Database, member: string): Promise<string[] | undefined> {
  const contacts = await lockConversationsOf(tx, member);
  return (await lockMembers(tx, [member])) ? contacts : undefined;
}

/**
 * Applies the change in the transaction of the decision. Date partners are notified without a reason, as when an
 * account is deleted.
 */
export async function applyStandingChange(
  tx: Database,
  services: Pick<Services, 'env' | 'outbox' | 'secret'>,
  change: StandingChange,
  { contacts, now }: { contacts: string[]; now: Date },
): Promise<StandingEffects> {
  const { member, before, after } = change;
  await applyToContents(tx, change, now);
  // A lighter measure has no effect beside a stronger one.
  if (before?.decision === after?.decision) return { member, told: [], ended: false, cancelled: NOTHING };
  const isNew = after !== undefined && (before === undefined || before.since <= after.since);
  await refreshMatchCard(tx, member);
  const cancelled = isNew
    ? {
        dates: await cancelPlansOf({ ...services, tx }, member, now),
        places: await releasePlaces(services, tx, member, now),
        appointments: await releaseAppointments(tx, member, now),
      }
    : NOTHING;
  if (isNew) {
    await deleteMemberSessions(tx, member);
    // A confirmed link would give the closed account an address that is not blocked.
    await deleteEmailChange(tx, member);
  }
  await recordEvents(
    tx,
    contacts.map((userId) => ({ userId, kind: 'contacts-changed' as const })),
    now,
  );
  return { member, told: contacts, ended: isNew, cancelled };
}

async function applyToContents(
  tx: Database,
  { member, hidden, shown }: StandingChange,
  now: Date,
): Promise<void> {
  if ([...hidden, ...shown].some((content) => photoOf(content, 'photo'))) await syncFirstPhoto(tx, [member]);
  for (const [contents, hiddenAt] of [
    [hidden, now],
    [shown, null],
  ] as const)
    for (const about of contents.flatMap((content) => aboutOf(content) ?? []))
      await hideWords(tx, { author: member, about, hiddenAt });
}

/** Runs after the commit: closes the member's connections and notifies contacts’ browsers. */
export function publishStanding(
  { live }: Pick<Services, 'live'>,
  { member, told, ended, cancelled }: StandingEffects,
): void {
  if (ended) live.endMember(member);
  else live.forgetMember(member);
  live.publish(told);
  // The hours they had booked are free again for their hosts.
  if (cancelled.appointments > 0) live.publishToTeam({ kind: 'desk-changed', part: 'appointments' });
}
