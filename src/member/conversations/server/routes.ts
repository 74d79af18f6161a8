import { sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import { holdsInsult } from '#lib/free-text/insults.ts';
import { type RecordedEvent, recordEvents } from '#live/server/event-store.ts';
import { listHidden } from '#mechanisms/decisions/server/standing-store.ts';
import type { StoredMessage } from '#mechanisms/threads/server/store.ts';
import { remainingContacts } from '#member/matching/rules.ts';
import {
  countOpened,
  findOpening,
  hasContact,
  isBlocked,
  listOpenedSince,
  lockConversation,
} from '#member/matching/server/contact-store.ts';
import { findMatchmaker } from '#member/matching/server/introduction-store.ts';
import { listPhotosOf } from '#member/photos/server/store.ts';
import { captionContent, photoContent, promptContent } from '#member/profile/rules.ts';
import { findActivities } from '#member/profile/server/answers-store.ts';
import { listPromptsOf } from '#member/profile/server/prompt-store.ts';
import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { countDaily } from '#platform/daily-figures.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { type Contact, conversationsContract } from '../contract.ts';
import { firstWords, type Told } from '../rules.ts';
import { blockContact, declineContact, deleteConversation, unblockContact } from './leave-contact.ts';
import { contactSeenBy, findSentMessage, listThread, setRead, setUnreadCount, storeSent } from './store.ts';

const api = implementContract(conversationsContract);

const contacts = api.contacts
  .use(requireProfile)
  .handler(({ context }) => listContacts(context.services.db, context.me));

const openings = api.openings.use(requireProfile).handler(async ({ context }) => {
  const { me, services } = context;
  const { db, clock } = services;
  const openedToday = await listOpenedSince(db, me, new Date(clock.now().getTime() - DAY_MS));
  return { remaining: remainingContacts(await countOpened(db, me), openedToday.length) };
});

const thread = api.thread.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  const { messages, hasOlder } = await listThread(services.db, me, input.id, input.before);
  const written = messages.some((message) => !message.automatic);
  const { prompt, photo } = await findOpening(services.db, me, input.id);
  // A member who began with a reply to a phrase or a photo knows what to write about.
  const knowsWhatToSay = written || hasOlder || (prompt ?? photo)?.mine === false;
  return {
    messages: messages.map((message) => contactSeenBy(me, message)),
    hasOlder,
    ideas: knowsWhatToSay ? [] : firstWords(await findTold(services.db, input.id)),
    prompt,
    photo,
    introduction: (await findMatchmaker(services.db, me, input.id)) ?? null,
  };
});

const send = api.send.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.messages, me);
  const stored = await sendMessage(services, me, input);
  if (!stored) throw errors.NOT_FOUND();
  if (stored === 'closed') throw errors.CLOSED();
  if (stored === 'unreachable') throw errors.UNREACHABLE();
  if (stored === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
  return contactSeenBy(me, stored);
});

const read = api.markRead.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (!(await hasContact(services.db, me, input.id))) throw errors.NOT_FOUND();
  await markRead(context, me, input.id, input.upTo);
});

const REFUSALS = { stranger: 'NOT_FOUND', closed: 'CLOSED' } as const;

const decline = api.decline.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const { id: other, farewell } = input;
  await write(context, {
    change: async ({ tx, now }) =>
      refuse(await declineContact(tx, services, { me, other, farewell }, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me, other]),
  });
});

const block = api.block.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const other = input.id;
  await write(context, {
    change: async ({ tx, now }) =>
      refuse(await blockContact(tx, services, { me, other }, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me, other]),
  });
});

const unblock = api.unblock.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  await write(context, {
    change: async ({ tx, now }) => refuse(await unblockContact(tx, me, input.id, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me]),
  });
});

const deletion = api.deleteConversation.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.saves, me);
  const other = input.id;
  await write(context, {
    change: async ({ tx, now }) =>
      refuse(await deleteConversation(tx, services, { me, other }, now), REFUSALS, errors),
    publish: ({ live }) => live.publish([me, other]),
  });
});

/** Returns what a member shows of themselves, without content that the team has hidden. */
async function findTold(db: Database, member: string): Promise<Told> {
  const hidden = new Set((await listHidden(db, member)).map(({ content }) => content));
  const prompts = await listPromptsOf(db, member);
  const photos = await listPhotosOf(db, member);
  return {
    prompts: prompts.map(({ prompt }) => prompt).filter((prompt) => !hidden.has(promptContent(prompt))),
    captions: photos
      .filter(({ id }) => !hidden.has(photoContent(id)) && !hidden.has(captionContent(id)))
      .map(({ caption }) => caption),
    activities: (await findActivities(db, member)) ?? [],
  };
}

/**
 * Marks the messages that a member received from a contact as read, up to one; later ones stay unread. Sends the new
 * count to their other browsers, and a read receipt to the contact unless there is a block.
 */
async function markRead(
  context: { services: Services },
  me: string,
  other: string,
  upTo: number,
): Promise<void> {
  await write(context, {
    lock: (tx) => lockConversation(tx, me, other),
    async change({ tx, now, locked }) {
      const mine = locked?.mine;
      if (!mine || (mine.unread_count === 0 && !mine.mailed_at)) return UNCHANGED;
      const read = await setRead(tx, me, other, { upTo, unread: mine.unread_count });
      await setUnreadCount(tx, me, other, mine.unread_count - read.length);
      const messageId = Math.max(...read);
      const events: RecordedEvent[] = [];
      if (read.length > 0) {
        events.push({ userId: me, kind: 'read-by-me', contactId: other, messageId });
        if (!(await isBlocked(tx, me, other)))
          events.push({ userId: other, kind: 'read-by-them', contactId: me, messageId });
        await recordEvents(tx, events, now);
      }
      return events.map(({ userId }) => userId);
    },
    publish: ({ live }, { result: told }) => live.publish(told),
  });
}

/**
 * Lists a member’s conversations: those without any message first, then by latest message. Hides photos during a block
 * and those of accounts that are not active. Unread messages from blocked contacts do not count.
 */
async function listContacts(db: Database, me: string): Promise<Contact[]> {
  const { rows } = await db.execute<Contact>(sql`
    SELECT p.id, p.first_name AS "firstName", p.gender,
      CASE WHEN p.gender = 'femme' THEN mine.gender ELSE p.gender END AS "pairGender",
      CASE WHEN block.mine OR block.theirs OR hidden.is THEN NULL ELSE p.photo_url END AS "photoUrl",
      NOT (block.mine OR block.theirs OR hidden.is) AND EXISTS (SELECT FROM profile_verifications v
        WHERE v.user_id = c.contact_id AND v.photo_id IS NOT NULL) AS verified,
      CASE WHEN block.mine THEN 0 ELSE c.unread_count END AS "unreadCount",
      block.mine AS blocked, NOT hidden.is AS reachable, c.closure,
      CASE WHEN m.id IS NOT NULL THEN json_build_object('content', m.content, 'createdAt', m.created_at,
        'mine', m.sender_id = c.user_id, 'automatic', m.automatic) END AS "lastMessage"
    FROM chat_contacts c
    JOIN people p ON p.id = c.contact_id
    JOIN profiles mine ON mine.id = c.user_id
    CROSS JOIN LATERAL (SELECT
      EXISTS (SELECT FROM blocked_users WHERE user_id = c.user_id AND blocked_user_id = c.contact_id) AS mine,
      EXISTS (SELECT FROM blocked_users WHERE user_id = c.contact_id AND blocked_user_id = c.user_id) AS theirs
    ) AS block
    CROSS JOIN LATERAL (SELECT EXISTS (SELECT FROM account_standings WHERE user_id = c.contact_id) AS is) AS hidden
    LEFT JOIN LATERAL (
      SELECT id, sender_id, automatic, content, created_at FROM chat_messages
      WHERE least(sender_id, receiver_id) = least(c.user_id, c.contact_id)
        AND greatest(sender_id, receiver_id) = greatest(c.user_id, c.contact_id)
      ORDER BY id DESC LIMIT 1) m ON true
    WHERE c.user_id = ${me}
    ORDER BY m.id DESC NULLS FIRST, c.created_at DESC`);
  return rows.map(({ lastMessage, ...row }) => ({
    ...row,
    lastMessage: lastMessage && { ...lastMessage, createdAt: new Date(lastMessage.createdAt).toISOString() },
  }));
}

export const conversationsRoutes = {
  contacts,
  openings,
  thread,
  send,
  markRead: read,
  decline,
  block,
  unblock,
  deleteConversation: deletion,
};

type NewMessage = { id: string; clientId: string; content: string };

/**
 * Stores a message once and notifies both sides, in one statement. A concurrent block either waits for the conversation
 * or is seen here: no message sent during a block is stored. Returns a message already stored with the same client id
 * without a second event.
 * @param message `id` is the contact
 * @returns `closed` after a decline, which allows one answer (D28); `unreachable` while the contact’s account is not
 * active; `other-content` if the client id was used for another message; undefined without a conversation or during a
 * block
 */
export async function sendMessage(
  services: Services,
  me: string,
  { id: other, clientId, content }: NewMessage,
): Promise<StoredMessage | 'closed' | 'unreachable' | 'other-content' | undefined> {
  const { db, clock, live } = services;
  const message = {
    sender_id: me,
    receiver_id: other,
    client_id: clientId,
    content,
    created_at: clock.now(),
  };
  const sent = await storeSent(db, message);
  if (sent.outcome !== 'stored') {
    const refused = sent.outcome === 'closed' || sent.outcome === 'unreachable' ? sent.outcome : undefined;
    const before = await findSentMessage(db, me, clientId);
    if (!before) return refused;
    return before.content === content && before.receiver_id === other ? before : 'other-content';
  }
  live.publish([me, other]);
  if (holdsInsult(content)) countDaily(services, 'insults-sent');
  return { ...message, id: sent.id, automatic: false, holds_contact_details: sent.warns, read: false };
}
