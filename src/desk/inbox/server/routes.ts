import { audiencesOf, readersOf } from '#desk/staff/rules.ts';
import { auditBy, auditOpening, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { listColleaguesWith } from '#desk/staff/server/store.ts';
import { versionOf } from '#lib/version-of.ts';
import { listAbsentColleagues } from '#member/appointments/server/host-store.ts';
import { TAGS_PER_THREAD } from '#member/support/rules.ts';
import { joinPictures } from '#member/support/server/picture-store.ts';
import { addPicture } from '#member/support/server/shared/add-picture.ts';
import { lockThreads, mergeChats } from '#member/support/server/shared/merge-chats.ts';
import { publishChatChange } from '#member/support/server/shared/publish-chat-change.ts';
import { findThread, updateThread } from '#member/support/server/thread-store.ts';
import { today } from '#platform/clock.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { mayWrite, versioned } from '#platform/versions.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskInboxContract } from '../contract.ts';
import { INBOX_ROLES, REPLY_EDITORS, SEARCH_MIN_LENGTH } from '../rules.ts';
import { answerThread } from './answer-thread.ts';
import { countThreadsByList, type InboxReader, listThreads, searchThreads } from './list-store.ts';
import {
  auditThread,
  chatOf,
  type InboxColleague,
  lockReadable,
  mayRead,
  threadSubject,
} from './lock-thread.ts';
import { moveThreads } from './move-threads.ts';
import { deleteReply, listReplies, type ReplyText, upsertReply } from './reply-store.ts';
import { showThread } from './show-thread.ts';
import { insertThreadNote } from './thread-store.ts';

const api = implementContract(deskInboxContract);

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
      return (await upsertReply(tx, reply)) ?? UNCHANGED;
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
});

const inbox = requireStaff(...INBOX_ROLES);

async function readerOf({ db, clock }: Services, { id, roles }: InboxColleague): Promise<InboxReader> {
  return { staff: id, audiences: audiencesOf(roles), away: await listAbsentColleagues(db, today(clock)) };
}

const list = api.list.use(inbox).handler(async ({ context, input: { q, ...listed } }) => {
  const { staff, services } = context;
  const text = q.trim();
  const reader = await readerOf(services, staff);
  if (text.length < SEARCH_MIN_LENGTH) return listThreads(services.db, reader, listed, services.clock.now());
  return { threads: await searchThreads(services.db, reader, text), next: null };
});

const counts = api.counts
  .use(inbox)
  .handler(async ({ context: { staff, services } }) =>
    countThreadsByList(services.db, await readerOf(services, staff), services.clock.now()),
  );

const thread = api.thread.use(inbox).handler(async ({ context, input, errors }) => {
  const { staff, services } = context;
  const { db, clock } = services;
  const now = clock.now();
  const shown = await showThread(db, await readerOf(services, staff), input, now);
  if (!shown) throw errors.NOT_FOUND();
  const { thread: found, ...answer } = shown;
  await auditOpening(db, { staff, action: 'inbox.open', subject: threadSubject(found), now });
  return answer;
});

const see = api.see.use(inbox).handler(async ({ context, input: { id }, errors }) => {
  const { staff } = context;
  await write(context, {
    lock: (tx) => lockReadable(tx, errors, staff, id),
    async change({ tx, locked: { unread, mentioned } }) {
      if (unread === 0 && !mentioned.includes(staff.id)) return UNCHANGED;
      return updateThread(tx, id, { unread: 0, mentioned: mentioned.filter((one) => one !== staff.id) });
    },
    publish: deskChanged('inbox'),
  });
});

const answer = api.answer.use(inbox).handler(async ({ context, input, errors }) => {
  const { id, clientId: message, pictures, ...written } = input;
  const { staff } = context;
  await write(context, {
    lock: (tx) => lockReadable(tx, errors, staff, id),
    async change({ tx, now, locked: thread }) {
      const outcome = await answerThread(tx, context, thread, { client_id: message, ...written }, now);
      if (outcome === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
      if (outcome === 'answered-meanwhile') throw errors.ANSWERED_MEANWHILE();
      const joined = { member: thread.key, staff: staff.id, message, pictures };
      if (outcome === 'sent' && !(await joinPictures(tx, joined))) throw errors.PICTURE_GONE();
      return outcome;
    },
    audit: auditThread(staff, 'inbox.answer'),
    publish: ({ live }, { locked }) => publishChatChange(live, chatOf(locked)),
  });
});

const addAnswerPicture = api.addPicture.use(inbox).handler(async ({ context, input, errors }) => {
  const { staff, services } = context;
  const thread = await findThread(services.db, input.thread);
  if (thread?.kind !== 'member' || !mayRead(thread, staff)) throw errors.NOT_FOUND();
  return addPicture(services, errors, input, { member: thread.key, staff: staff.id });
});

const note = api.note.use(inbox).handler(async ({ context, input, errors }) => {
  const { id, clientId: client_id, content, mentions } = input;
  const { staff } = context;
  await write(context, {
    lock: (tx) => lockReadable(tx, errors, staff, id),
    async change({ tx, now, locked: { user_id, audience, mentioned } }) {
      const colleagues = mentions.length > 0 ? await listColleaguesWith(tx, readersOf(audience)) : [];
      if (!mentions.every((one) => colleagues.some((other) => other.id === one)))
        throw errors.MENTION_REFUSED();
      const written = { client_id, content, written_by: staff.firstName, created_at: now };
      if (!(await insertThreadNote(tx, { thread_id: id, user_id, ...written }))) return UNCHANGED;
      const others = mentions.filter((one) => one !== staff.id);
      if (others.length > 0)
        await updateThread(tx, id, { mentioned: [...new Set([...mentioned, ...others])] });
    },
    audit: auditThread(staff, 'inbox.note'),
    publish: deskChanged('inbox'),
  });
});

const move = api.move.use(inbox).handler(({ context, input, errors }) => moveThreads(context, errors, input));

const merge = api.merge.use(inbox).handler(async ({ context, input: { id, other }, errors }) => {
  const { staff, services } = context;
  const merged = await write(context, {
    lock: (tx) => lockThreads(tx, [id, other]),
    async change({ tx, now, locked: [first, second] }) {
      if (!first || !second || id === other) throw errors.NOT_FOUND();
      if (!mayRead(first, staff) || !mayRead(second, staff)) throw errors.NOT_FOUND();
      const into = await mergeChats(tx, services, [first, second], now);
      if (!into) throw errors.NOT_MERGEABLE();
      return into;
    },
    audit: ({ tx, now }, into) =>
      recordAudit(tx, { staff, action: 'inbox.merge', subject: threadSubject(into), now }),
    publish: ({ live }, { result: into }) => publishChatChange(live, chatOf(into)),
  });
  return { id: merged.id };
});

const tag = api.tag.use(inbox).handler(async ({ context, input: { id, tag, on }, errors }) => {
  const { staff } = context;
  await write(context, {
    lock: (tx) => lockReadable(tx, errors, staff, id),
    async change({ tx, locked: { tags } }) {
      const others = tags.filter((one) => one !== tag);
      if (tags.includes(tag) === on) return UNCHANGED;
      if (on && others.length >= TAGS_PER_THREAD) throw errors.ENOUGH_TAGS();
      return updateThread(tx, id, { tags: on ? [...others, tag] : others });
    },
    audit: auditThread(staff, 'inbox.tag'),
    publish: deskChanged('inbox'),
  });
});

const assign = api.assign.use(inbox).handler(async ({ context, input: { id, staff: to }, errors }) => {
  const { staff } = context;
  await write(context, {
    lock: (tx) => lockReadable(tx, errors, staff, id),
    async change({ tx, locked: { audience, assignee_id } }) {
      if (assignee_id === to) return UNCHANGED;
      const colleagues = await listColleaguesWith(tx, readersOf(audience));
      if (to !== null && !colleagues.some((one) => one.id === to)) throw errors.NOT_FOUND();
      return updateThread(tx, id, { assignee_id: to });
    },
    audit: auditThread(staff, 'inbox.assign'),
    publish: deskChanged('inbox'),
  });
});

export const deskInboxRoutes = {
  list,
  counts,
  thread,
  see,
  answer,
  addPicture: addAnswerPicture,
  note,
  move,
  merge,
  tag,
  assign,
  replies,
  saveReply,
  removeReply,
};
