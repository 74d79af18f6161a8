import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { INBOX_ROLES, REPLY_EDITORS } from '../rules.ts';
import { api } from './api.ts';
import type { InboxColleague } from './change-thread.ts';
import { deleteReply, listReplies, saveReply as storeReply } from './reply-store.ts';

const editors = requireStaff(...REPLY_EDITORS);

/** @param change gives the ids of the replies that it changed @throws NOT_FOUND when there are none */
async function changeReplies(
  { staff, services: { db, clock, live } }: { staff: InboxColleague; services: Services },
  errors: { NOT_FOUND: () => Error },
  action: 'inbox.reply-save' | 'inbox.reply-remove',
  change: (tx: Database, now: Date) => Promise<{ id: number }[]>,
): Promise<{ done: true }> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const [reply] = await change(tx, now);
    if (!reply) throw errors.NOT_FOUND();
    await recordAudit(tx, { staff, action, subject: { kind: 'content', id: String(reply.id) }, now });
  });
  live.publishToTeam({ kind: 'desk-changed', part: 'inbox' });
  return { done: true };
}

const replies = api.replies
  .use(requireStaff(...INBOX_ROLES))
  .handler(({ context }) => listReplies(context.services.db));

const saveReply = api.saveReply
  .use(editors)
  .handler(({ context, input: { id, ...reply }, errors }) =>
    changeReplies(context, errors, 'inbox.reply-save', (tx, now) => storeReply(tx, id, reply, now)),
  );

const removeReply = api.removeReply
  .use(editors)
  .handler(({ context, input: { id }, errors }) =>
    changeReplies(context, errors, 'inbox.reply-remove', (tx) => deleteReply(tx, id)),
  );

export const replyRoutes = { replies, saveReply, removeReply };
