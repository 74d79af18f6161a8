import { eventsOfBoth, recordEvents } from '#live/server/event-store.ts';
import { insertMessage } from '#mechanisms/threads/server/store.ts';
import { deleteEncountersOf } from '#member/encounters/server/store.ts';
import {
  blockPair,
  deleteBlock,
  insertBlock,
  isBlocked,
  lockConversation,
  removeConversation,
  setClosure,
  wasOpenedBefore,
} from '#member/matching/server/contact-store.ts';
import { forgetMeeting } from '#member/meeting/server/store.ts';
import { findPerson } from '#member/profile/server/store.ts';
import { sealConversation, sealThreads } from '#member/reports/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { canDecline, type Farewell, farewellSentence } from '../rules.ts';
import { endPlans } from './shared/end-plans.ts';

/**
 * Blocks a contact both ways at once, under the lock that messages take, so that none slips in. Only the member’s own
 * browsers are notified; the contact only learns that their plans are cancelled.
 */
export async function blockContact(
  tx: Database,
  services: Services,
  { me, other }: { me: string; other: string },
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other))) return 'stranger';
  if (!(await insertBlock(tx, me, other, now))) return UNCHANGED;
  const told = [{ userId: me, kind: 'contacts-changed', contactId: other }];
  if (await endPlans({ ...services, tx }, me, other, now))
    told.push({ userId: other, kind: 'contacts-changed', contactId: me });
  await recordEvents(tx, told, now);
  return 'ok';
}

/**
 * Removes the member’s own block. The conversation continues unless the contact has blocked the member too. Messages
 * rejected meanwhile were not stored and never arrive.
 */
export async function unblockContact(
  tx: Database,
  me: string,
  other: string,
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other))) return 'stranger';
  if (!(await deleteBlock(tx, me, other))) return UNCHANGED;
  await recordEvents(tx, [{ userId: me, kind: 'contacts-changed', contactId: other }], now);
  return 'ok';
}

/**
 * Declines a contact (D28): sends a farewell in the member’s name, closes the conversation for both, frees its place,
 * cancels their plans and never matches the two again. The declined member keeps the thread and can answer once. Takes
 * the lock of messages: of two members who decline concurrently, one succeeds.
 */
export async function declineContact(
  tx: Database,
  services: Services,
  { me, other, farewell }: { me: string; other: string; farewell: Farewell },
  now: Date,
): Promise<'ok' | 'stranger' | 'closed' | typeof UNCHANGED> {
  const sides = await lockConversation(tx, me, other);
  if (!sides || (await isBlocked(tx, me, other))) return 'stranger';
  const verdict = canDecline(sides.mine.closure);
  if (verdict !== 'ok') return verdict === 'done' ? UNCHANGED : verdict;
  const profile = await findPerson(tx, other);
  if (!profile) return 'stranger';
  const messageId = await insertMessage(tx, {
    sender_id: me,
    receiver_id: other,
    client_id: crypto.randomUUID(),
    content: farewellSentence(farewell, profile.first_name),
    created_at: now,
  });
  await setClosure(tx, me, other, 'by-me');
  await setClosure(tx, other, me, 'by-them');
  await endPlans({ ...services, tx }, me, other, now);
  await blockPair(tx, me, other, now);
  const events = [{ kind: 'message', messageId }, { kind: 'contacts-changed' }];
  await recordEvents(tx, eventsOfBoth(me, other, events), now);
  return 'ok';
}

/**
 * Deletes a conversation for both (D11), with their plans and feedback about meetings. First seals a copy in the
 * reports that one made about the other, and for 30 days in case of a later report. Frees the place of the member who
 * opened it; the opening stays recorded, because a pair gets one greeting ever (D4).
 */
export async function deleteConversation(
  tx: Database,
  services: Services,
  { me, other }: { me: string; other: string },
  now: Date,
): Promise<'ok' | 'stranger' | typeof UNCHANGED> {
  if (!(await lockConversation(tx, me, other)))
    return (await wasOpenedBefore(tx, me, other)) ? UNCHANGED : 'stranger';
  await sealThreads(tx, me, other);
  await sealConversation(tx, me, other, now);
  await endPlans({ ...services, tx }, me, other, now);
  await deleteEncountersOf(tx, me, other);
  await forgetMeeting(tx, me, other);
  await removeConversation(tx, me, other);
  await recordEvents(tx, eventsOfBoth(me, other, [{ kind: 'contacts-changed' }]), now);
  return 'ok';
}
