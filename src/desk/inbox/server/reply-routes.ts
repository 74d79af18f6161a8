import { auditBy, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { versionOf } from '#lib/version-of.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { mayWrite, versioned } from '#platform/versions.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { INBOX_ROLES, REPLY_EDITORS } from '../rules.ts';
import { api } from './api.ts';
import { deleteReply, listReplies, type ReplyText, saveReply as storeReply } from './reply-store.ts';

const editors = requireStaff(...REPLY_EDITORS);

const lockReplies = (tx: Database) => lockName(tx, 'saved-replies');
const about = (reply: number) => ({ kind: 'content', id: String(reply) }) as const;

const shownReply = ({ title, content }: ReplyText) => ({ title, content });

const replies = api.replies.use(requireStaff(...INBOX_ROLES)).handler(async ({ context }) => {
  const kept = await listReplies(context.services.db);
  return kept.map((reply) => ({ id: reply.id, ...versioned(shownReply(reply)) }));
});

const saveReply = api.saveReply.use(editors).handler(async ({ context, input, errors }) => {
  const { id, clientId, version: read, ...typed } = input;
  await write(context, {
    lock: lockReplies,
    async change({ tx, now }) {
      const known = await listReplies(tx);
      const former = known.find((one) => (id === null ? one.client_id === clientId : one.id === id));
      if (!mayWrite(errors, { read, stored: former && shownReply(former), typed })) return UNCHANGED;
      const reply = { id: former?.id, client_id: clientId, ...typed, updated_at: now };
      return (await storeReply(tx, reply)) ?? UNCHANGED;
    },
    audit: ({ tx, now }, reply) =>
      recordAudit(tx, { staff: context.staff, action: 'inbox.reply-save', subject: about(reply), now }),
    publish: deskChanged('inbox'),
  });
  return { version: versionOf(typed) };
});

const removeReply = api.removeReply.use(editors).handler(async ({ context, input: { id }, errors }) => {
  await write(context, {
    lock: lockReplies,
    async change({ tx }) {
      if (!(await deleteReply(tx, id))) throw errors.NOT_FOUND();
    },
    audit: auditBy(context.staff, { action: 'inbox.reply-remove', subject: about(id) }),
    publish: deskChanged('inbox'),
  });
  return { done: true };
});

export const replyRoutes = { replies, saveReply, removeReply };
