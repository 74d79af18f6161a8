import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { enqueueAnswerMail } from '#member/support-chat/server/shared/answer-mail.ts';
import { publishChatChange, recordChange } from '#member/support-chat/server/shared/publish-chat-change.ts';
import { moveToMember, moveToVisitor } from '#member/support-chat/server/writer-store.ts';
import { lockThread, moveThread } from '#member/support-threads/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { type InboxColleague, type LockedThread, mayRead, subjectOf } from './change-thread.ts';
import { chatOf } from './show-thread.ts';
import { findMemberAbout } from './thread-store.ts';

type Merged = { into: number } | 'not-found' | 'other-person' | 'other-readers';

/** Makes one conversation of two that the same person began; a member's chat takes in the others. */
export async function mergeThreads(
  services: Services,
  staff: InboxColleague,
  ids: readonly [number, number],
): Promise<Merged> {
  const { db, clock, live } = services;
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    const [first, second] = await lockBoth(tx, ids);
    if (!first || !second || first.id === second.id) return 'not-found';
    if (!mayRead(first, staff) || !mayRead(second, staff)) return 'not-found';
    if (first.audience !== second.audience) return 'other-readers';
    const [into, from] = second.kind === 'member' ? [second, first] : [first, second];
    if (!(await isSamePerson(tx, into, from))) return 'other-person';
    await (into.kind === 'member' ? moveToMember : moveToVisitor)(tx, from.key, into.key);
    await moveThread(tx, from, { ...into, user_id: into.user_id ?? from.user_id });
    const chat = chatOf(into);
    await enqueueAnswerMail(tx, services, chat, `merged ${from.id}`, now);
    await recordChange(tx, chat, now);
    await recordAudit(tx, { staff, action: 'inbox.merge', subject: subjectOf(into), now });
    return { into: into.id, chats: [chat, chatOf(from)] };
  });
  if (typeof outcome === 'string') return outcome;
  for (const chat of outcome.chats) publishChatChange(live, chat);
  return { into: outcome.into };
}

/** In the order of their numbers, so that two merges do not block each other; given back as asked. */
async function lockBoth(tx: Database, ids: readonly [number, number]) {
  const locked: LockedThread[] = [];
  for (const id of ids.toSorted((a, b) => a - b))
    locked.push(...[await lockThread(tx, id)].filter((one) => one !== undefined));
  return ids.map((id) => locked.find((one) => one.id === id));
}

/**
 * Two mailed links may lead into one chat only when both go to one mailbox. Into a member's chat no link leads: there
 * the same account is enough.
 */
async function isSamePerson(tx: Database, into: LockedThread, from: LockedThread): Promise<boolean> {
  const isSameAccount = into.user_id !== null && into.user_id === from.user_id;
  if (into.kind === 'member') {
    const address = (await findMemberAbout(tx, into.key))?.email;
    return isSameAccount || (from.email_verified && from.email.toLowerCase() === address);
  }
  const areVerified = into.email_verified && from.email_verified;
  return into.email.toLowerCase() === from.email.toLowerCase() && (isSameAccount || areVerified);
}
