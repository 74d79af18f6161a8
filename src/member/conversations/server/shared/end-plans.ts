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
 * After a block or the end of a conversation. Date partners are told, without the reason, so that no one waits in a
 * café alone.
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

/** Date partners are told. @returns how many dates */
export async function cancelDatesOf(messenger: Messenger, member: string, now: Date): Promise<number> {
  const agreed = await listAgreedAfter(messenger.tx, member, now);
  for (const date of agreed) {
    const left = date.proposer_id === member ? date.invited_id : date.proposer_id;
    await notifyDateCancelled(messenger, { ...date, revision: date.revision + 1 }, [left]);
  }
  return agreed.length;
}

/**
 * On suspension or closure: cancels dates and calls. Partners are told, without the reason.
 * @returns how many agreed dates
 */
export async function cancelPlansOf(messenger: Messenger, member: string, now: Date): Promise<number> {
  const dates = await cancelDatesOf(messenger, member, now);
  await deletePlansOf(messenger.tx, member, now);
  await deleteEveryCallOf(messenger.tx, member);
  return dates;
}
