import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { findFirstUnmailed } from '../message-store.ts';
import { lockThread, moveThread, type SupportThread } from '../thread-store.ts';
import { findWriter, moveToMember, moveToVisitor } from '../writer-store.ts';
import { enqueueAnswerMail } from './answer-mail.ts';
import { recordChange } from './publish-chat-change.ts';

/** Locks both threads in the order of their ids, so that two merges cannot deadlock. */
export async function lockThreads(tx: Database, ids: readonly [number, number]) {
  const locked = new Map<number, SupportThread>();
  for (const id of ids.toSorted((a, b) => a - b)) {
    const thread = await lockThread(tx, id);
    if (thread) locked.set(id, thread);
  }
  return ids.map((id) => locked.get(id));
}

/**
 * Merges two chats of the same person; a member’s chat absorbs the other.
 * @returns undefined without proof, or if others can read it
 */
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
 * Two mailed links may open the merged chat only if both went to one mailbox. No link opens a member’s chat: the same
 * account is enough.
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
