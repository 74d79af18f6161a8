import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { INBOX_ROLES, REPLY_EDITORS } from '../rules.ts';
import { api } from './api.ts';
import type { InboxColleague } from './change-thread.ts';
import { deleteReply, insertReply, listReplies, updateReply } from './reply-store.ts';

const editors = requireStaff(...REPLY_EDITORS);

/** @param change gives the ids of the replies that it changed */
async function changeReplies(
  { staff, services: { db, clock, live } }: { staff: InboxColleague; services: Services },
  action: 'inbox.reply-save' | 'inbox.reply-remove',
  change: (tx: Database, now: Date) => Promise<{ id: number }[]>,
): Promise<boolean> {
  const now = clock.now();
  const changed = await db.transaction(async (tx) => {
    const [reply] = await change(tx, now);
    if (!reply) return false;
    await recordAudit(tx, { staff, action, subject: { kind: 'content', id: String(reply.id) }, now });
    return true;
  });
  if (changed) live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
  return changed;
}

const replies = api.replies
  .use(requireStaff(...INBOX_ROLES))
  .handler(({ context }) => listReplies(context.services.db));

const addReply = api.addReply.use(editors).handler(async ({ context, input }) => {
  await changeReplies(context, 'inbox.reply-save', (tx, now) => insertReply(tx, input, now));
  return { done: true };
});

const changeReply = api.changeReply
  .use(editors)
  .handler(async ({ context, input: { id, ...reply }, errors }) => {
    const changed = await changeReplies(context, 'inbox.reply-save', (tx, now) =>
      updateReply(tx, id, reply, now),
    );
    if (!changed) throw errors.NOT_FOUND();
    return { done: true };
  });

const removeReply = api.removeReply.use(editors).handler(async ({ context, input: { id }, errors }) => {
  const gone = await changeReplies(context, 'inbox.reply-remove', (tx) => deleteReply(tx, id));
  if (!gone) throw errors.NOT_FOUND();
  return { done: true };
});

export const replyRoutes = { replies, addReply, changeReply, removeReply };
