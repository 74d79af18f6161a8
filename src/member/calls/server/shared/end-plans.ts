import { type Messenger, notifyCancelled } from '#member/encounters/server/shared/notify.ts';
import {
  deleteEncounter,
  deletePlansOf,
  findEncounter,
  listAgreedAfter,
} from '#member/encounters/server/store.ts';
import { deleteCallsOf, deleteEveryCallOf } from '../store.ts';

/**
 * Ends whatever two people planned, a call included, in the caller's transaction: they are no longer in conversation, or one has blocked the
 * other. Nobody waits alone in a café: whoever had a date with the other is told that it is cancelled, and not why.
 * @returns whether there was anything to end
 */
export async function endPlans(
  messenger: Messenger,
  one: string,
  other: string,
  now: Date,
): Promise<boolean> {
  const current = await findEncounter(messenger.tx, one, other, now);
  const hadCall = await deleteCallsOf(messenger.tx, one, other);
  if (!current) return hadCall;
  await deleteEncounter(messenger.tx, current);
  if (current.agreed_at && current.agreed_at > now)
    await notifyCancelled(messenger, { ...current, revision: current.revision + 1 });
  return true;
}

/** The account of a member is being erased: whoever had a date with them is told that it is cancelled. */
export async function cancelDatesOf(messenger: Messenger, member: string, now: Date): Promise<void> {
  for (const date of await listAgreedAfter(messenger.tx, member, now)) {
    const left = date.proposer_id === member ? date.invited_id : date.proposer_id;
    await notifyCancelled(messenger, { ...date, revision: date.revision + 1 }, [left]);
  }
}

/**
 * The account of a member is suspended or closed: whatever they planned with anyone is given up, calls included. Whoever
 * had a date with them is told that it is cancelled, as when an account goes, and not why.
 */
export async function giveUpPlansOf(messenger: Messenger, member: string, now: Date): Promise<void> {
  await cancelDatesOf(messenger, member, now);
  await deletePlansOf(messenger.tx, member, now);
  await deleteEveryCallOf(messenger.tx, member);
}
