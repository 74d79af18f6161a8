import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { findFirstUnmailed } from '../message-store.ts';
import { lockThread, moveThread, type SupportThread } from '../thread-store.ts';
import { findWriter, moveToMember, moveToVisitor } from '../writer-store.ts';
import { enqueueAnswerMail } from './answer-mail.ts';
import { recordChange } from './publish-chat-change.ts';

/** Both threads, locked in the order of their numbers so that two merges do not block each other. */
export async function lockThreads(tx: Database, ids: readonly [number, number]) {
  const locked = new Map<number, SupportThread>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const thread = await lockThread(tx, id);
    if (thread) locked.set(id, thread);
  }
  return ids.map((id) => locked.get(id));
}

/** Makes one chat of two of the same person; a member's takes in the other. @returns undefined when nothing proves it, or others read it */
export async function mergeChats(
  tx: Database,
  services: Pick<Services, 'jobs'>,
  [first, second]: readonly [SupportThread, SupportThread],
  now: Date,
): Promise<SupportThread | undefined> {
  const [into, from] = second.kind === 'member' ? [second, first] : [first, second];
  if (into.audience !== from.audience || !(await isSamePerson(tx, into, from))) return undefined;
  const kind = into.kind === 'member' ? 'member' : 'visitor';
  const unmailed = await findFirstUnmailed(tx, [into, from]);
  await (kind === 'member' ? moveToMember : moveToVisitor)(tx, from.key, into.key);
  await moveThread(tx, from, { ...into, user_id: into.user_id ?? from.user_id }, unmailed);
  const chat = { kind, key: into.key } as const;
  await enqueueAnswerMail(tx, services, chat, `merged ${from.id}`, now);
  await recordChange(tx, chat, now);
  return into;
}

/**
 * Two mailed links may lead into one chat only when both go to one mailbox. Into a member's chat no link leads: there
 * the same account is enough.
 */
async function isSamePerson(tx: Database, into: SupportThread, from: SupportThread): Promise<boolean> {
  const isSameAccount = into.user_id !== null && into.user_id === from.user_id;
  if (into.kind === 'member') {
    const member = await findWriter(tx, { kind: 'member', key: into.key });
    return isSameAccount || (from.email_verified && from.email.toLowerCase() === member?.email);
  }
  const areVerified = into.email_verified && from.email_verified;
  return into.email.toLowerCase() === from.email.toLowerCase() && (isSameAccount || areVerified);
}
