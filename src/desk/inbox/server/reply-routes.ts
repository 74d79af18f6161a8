import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { versionOf } from '#lib/version-of.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, versioned } from '#platform/versions.ts';
import { INBOX_ROLES, REPLY_EDITORS } from '../rules.ts';
import { api } from './api.ts';
import type { InboxColleague } from './change-thread.ts';
import { deleteReply, listReplies, type ReplyText, saveReply as storeReply } from './reply-store.ts';

const editors = requireStaff(...REPLY_EDITORS);

type Context = { staff: InboxColleague; services: Services };

/** @param change gives the id of the reply that it changed, if it changed any */
async function changeReplies(
  { staff, services: { db, clock, live } }: Context,
  action: 'inbox.reply-save' | 'inbox.reply-remove',
  change: (tx: Database, now: Date) => Promise<number | undefined>,
): Promise<void> {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    await lockName(tx, 'saved-replies');
    const reply = await change(tx, now);
    const subject = { kind: 'content', id: String(reply) } as const;
    if (reply !== undefined) await recordAudit(tx, { staff, action, subject, now });
    return reply;
  });
  if (changed !== undefined) live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
}

const shownReply = ({ title, content }: ReplyText) => ({ title, content });

const replies = api.replies.use(requireStaff(...INBOX_ROLES)).handler(async ({ context }) => {
  const kept = await listReplies(context.services.db);
  return kept.map((reply) => ({ id: reply.id, ...versioned(shownReply(reply)) }));
});

const saveReply = api.saveReply.use(editors).handler(async ({ context, input, errors }) => {
  const { id, clientId, version: read, ...typed } = input;
  await changeReplies(context, 'inbox.reply-save', async (tx, now) => {
    const known = await listReplies(tx);
    const former = known.find((one) => (id === null ? one.client_id === clientId : one.id === id));
    if (!mayWrite(errors, { read, stored: former && shownReply(former), typed })) return undefined;
    return storeReply(tx, { id: former?.id, client_id: clientId, ...typed, updated_at: now });
  });
  return { version: versionOf(typed) };
});

const removeReply = api.removeReply.use(editors).handler(async ({ context, input: { id }, errors }) => {
  await changeReplies(context, 'inbox.reply-remove', async (tx) => {
    if (!(await deleteReply(tx, id))) throw errors.NOT_FOUND();
    return id;
  });
  return { done: true };
});

export const replyRoutes = { replies, saveReply, removeReply };
