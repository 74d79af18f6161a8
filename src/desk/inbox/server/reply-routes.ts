import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { INBOX_ROLES, REPLY_EDITORS } from '../rules.ts';
import { api } from './api.ts';
import { deleteReply, insertReply, listReplies, updateReply } from './reply-store.ts';

const editors = requireStaff(...REPLY_EDITORS);
const CHANGED = { kind: 'desk-changed', part: 'inbox' } as const;

const replies = api.replies
  .use(requireStaff(...INBOX_ROLES))
  .handler(({ context }) => listReplies(context.services.db));

const addReply = api.addReply.use(editors).handler(async ({ context: { staff, services }, input }) => {
  const { db, clock, live } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const id = await insertReply(tx, input, now);
    await recordAudit(tx, {
      staff,
      action: 'inbox.reply-save',
      subject: { kind: 'content', id: String(id) },
      now,
    });
  });
  live.publishToTeam(CHANGED);
  return { done: true };
});

const changeReply = api.changeReply
  .use(editors)
  .handler(async ({ context, input: { id, ...reply }, errors }) => {
    const { staff, services } = context;
    const { db, clock, live } = services;
    const now = clock.now();
    const changed = await db.transaction(async (tx) => {
      if (!(await updateReply(tx, id, reply, now))) return false;
      await recordAudit(tx, {
        staff,
        action: 'inbox.reply-save',
        subject: { kind: 'content', id: String(id) },
        now,
      });
      return true;
    });
    if (!changed) throw errors.NOT_FOUND();
    live.publishToTeam(CHANGED);
    return { done: true };
  });

const removeReply = api.removeReply.use(editors).handler(async ({ context, input: { id }, errors }) => {
  const { staff, services } = context;
  const { db, clock, live } = services;
  const now = clock.now();
  const gone = await db.transaction(async (tx) => {
    if (!(await deleteReply(tx, id))) return false;
    await recordAudit(tx, {
      staff,
      action: 'inbox.reply-remove',
      subject: { kind: 'content', id: String(id) },
      now,
    });
    return true;
  });
  if (!gone) throw errors.NOT_FOUND();
  live.publishToTeam(CHANGED);
  return { done: true };
});

export const replyRoutes = { replies, addReply, changeReply, removeReply };
