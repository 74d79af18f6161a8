import type { Messenger } from '#mechanisms/calendar/server/shared/messenger.ts';
import { notifyDateCancelled } from '#member/encounters/server/shared/notify.ts';
import {
  deleteEncounter,
  deletePlansOf,
  findEncounter,
  listAgreedAfter,
} from '#member/encounters/server/store.ts';
import { deleteCallsOf, deleteEveryCallOf } from '../call-store.ts';

/**
 * After a block or the end of a conversation: cancels the dates and calls of the two. Notifies date partners, without
 * the reason, so that nobody waits alone in a café.
 * @returns whether there were any plans
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
    await notifyDateCancelled(messenger, { ...current, revision: current.revision + 1 });
  return true;
}

/** Cancels the dates of a member and notifies their partners. @returns how many */
export async function cancelDatesOf(messenger: Messenger, member: string, now: Date): Promise<number> {
  const agreed = await listAgreedAfter(messenger.tx, member, now);
  for (const date of agreed) {
    const left = date.proposer_id === member ? date.invited_id : date.proposer_id;
    await notifyDateCancelled(messenger, { ...date, revision: date.revision + 1 }, [left]);
  }
  return agreed.length;
}

/**
 * After a suspension or closure: cancels the member’s dates and calls. Notifies the partners, without the reason.
 * @returns how many agreed dates
 */
export async function cancelPlansOf(messenger: Messenger, member: string, now: Date): Promise<number> {
  const dates = await cancelDatesOf(messenger, member, now);
  await deletePlansOf(messenger.tx, member, now);
  await deleteEveryCallOf(messenger.tx, member);
  return dates;
}
