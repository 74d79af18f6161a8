import { requireAccount } from '#identity/accounts/server/shared/require-account.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { type GivenRating, supportChatContract } from '../contract.ts';
import { ratingStage, supportGreeting, type VisitorLabels } from '../rules.ts';
import {
  type Chat,
  type ChatKey,
  findChatState,
  findFirstUnmailed,
  insertSupportMessage,
  markTeamRead,
} from './message-store.ts';
import { joinPictures } from './picture-store.ts';
import { sendToTeam } from './send-to-team.ts';
import { addPicture } from './shared/add-picture.ts';
import { enqueueAnswerMail } from './shared/answer-mail.ts';
import { readChatLink } from './shared/chat-link.ts';
import { publishChatChange, recordChange } from './shared/publish-chat-change.ts';
import {
  forgetVisitorCookie,
  newVisitorKey,
  sealedVisitorCookie,
  visitorKey,
} from './shared/visitor-cookie.ts';
import { showChat, showNoChat } from './show-chat.ts';
import {
  findThreadMergedFrom,
  lockThreadOf,
  markEmailVerified,
  moveThread,
  updateThread,
} from './thread-store.ts';
import { currentKey, findVisitor, moveToMember } from './writer-store.ts';

const api = implementContract(supportChatContract);

async function keyIn({ services, headers }: RequestContext): Promise<string | undefined> {
  const key = visitorKey(services, headers.get('cookie'));
  return key && currentKey(services.db, key);
}

const begin = api.beginAsVisitor.handler(async ({ context, input, errors }) => {
  const { services } = context;
  const known = await keyIn(context);
  const visitor = known && (await findVisitor(services.db, known));
  // The cookie alone is not enough: the next user, without the labels, starts a new chat.
  if (known && visitor && visitor.visitorId === input.visitorId) {
    return showChat(services.db, { kind: 'visitor', key: known }, services.clock.now());
  }
  await enforceRateLimit(context, errors, LIMITS.visitorChats, context.origin);
  const { key, cookie } = newVisitorKey(services);
  await greetVisitor(services, key, input);
  context.answerHeaders.append('set-cookie', cookie);
  return showChat(services.db, { kind: 'visitor', key }, services.clock.now());
});

const visitorChat = api.visitorChat.handler(async ({ context, input }) => {
  const { db, clock } = context.services;
  const key = await keyIn(context);
  return key
    ? showChat(db, { kind: 'visitor', key }, clock.now(), input.before)
    : showNoChat(db, clock.now());
});

const sendAsVisitor = api.sendAsVisitor.handler(async ({ context, input, errors }) => {
  const { services } = context;
  const key = await keyIn(context);
  const labels = key && (await findVisitor(services.db, key));
  if (!key || !labels) throw errors.NOT_FOUND();
  await enforceRateLimit(context, errors, LIMITS.visitorMessages, key);
  const outcome = await sendToTeam(context, { kind: 'visitor', key, labels }, input, async (tx) => {
    // Moved since its key was read: the browser resends the message under the new key.
    const moved = await findThreadMergedFrom(tx, key);
    if (moved?.kind === 'member') throw errors.CHAT_OF_MEMBER();
    if (moved) throw errors.SERVICE_UNAVAILABLE({ data: { retryAfterSeconds: 1 } });
  });
  if (outcome === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
  return showChat(services.db, { kind: 'visitor', key }, services.clock.now());
});

const markReadAsVisitor = api.markReadAsVisitor.handler(async ({ context }) => {
  const key = await keyIn(context);
  if (key) await markChatRead(context, { kind: 'visitor', key });
});

const memberChat = api.memberChat.use(requireAccount).handler(({ context, input }) => {
  const { me, services } = context;
  return showChat(services.db, { kind: 'member', key: me }, services.clock.now(), input.before);
});

const sendAsMember = api.sendAsMember.use(requireAccount).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.messages, me);
  const { clientId: message, pictures } = input;
  const outcome = await sendToTeam(context, { kind: 'member', key: me }, input, async (tx) => {
    const isJoined = await joinPictures(tx, { member: me, staff: null, message, pictures });
    if (!isJoined) throw errors.PICTURE_GONE();
  });
  if (outcome === 'other-content') throw errors.SAME_KEY_OTHER_CONTENT();
  return showChat(services.db, { kind: 'member', key: me }, services.clock.now());
});

const addMemberPicture = api.addPicture
  .use(requireAccount)
  .handler(({ context: { me, services }, input, errors }) =>
    addPicture(services, errors, input, { member: me }),
  );

const markReadAsMember = api.markReadAsMember.use(requireAccount).handler(async ({ context }) => {
  await markChatRead(context, { kind: 'member', key: context.me });
});

const rateAsVisitor = api.rateAsVisitor.handler(async ({ context, input, errors }) => {
  const { services } = context;
  const key = await keyIn(context);
  if (!key) throw errors.NOT_ASKED();
  await rateTeam(context, errors, { kind: 'visitor', key }, input);
  return showChat(services.db, { kind: 'visitor', key }, services.clock.now());
});

const rateAsMember = api.rateAsMember.use(requireAccount).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await rateTeam(context, errors, { kind: 'member', key: me }, input);
  return showChat(services.db, { kind: 'member', key: me }, services.clock.now());
});

const keep = api.moveVisitorChat.use(requireAccount).handler(async ({ context }) => {
  await moveVisitorChat(context, await keyIn(context));
});

const resume = api.resume.handler(async ({ context, input, errors }) => {
  const { services } = context;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const key = readChatLink(services, input.token, services.clock.now());
  const merged = key && (await findThreadMergedFrom(services.db, key));
  if (merged && merged.kind === 'member') throw errors.CHAT_OF_MEMBER();
  const current = merged ? merged.key : key;
  const labels = current && (await findVisitor(services.db, current));
  if (!current || !labels) throw errors.LINK_UNKNOWN();
  await markEmailVerified(services.db, current);
  context.answerHeaders.append('set-cookie', sealedVisitorCookie(services, current));
  return labels;
});

export const supportChatRoutes = {
  resume,
  beginAsVisitor: begin,
  visitorChat,
  sendAsVisitor,
  markReadAsVisitor,
  memberChat,
  sendAsMember,
  addPicture: addMemberPicture,
  markReadAsMember,
  rateAsVisitor,
  rateAsMember,
  moveVisitorChat: keep,
};

/** Greets a visitor without history, once however often it is called. */
async function greetVisitor(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: string,
  labels: VisitorLabels,
): Promise<void> {
  const chat: Chat = { kind: 'visitor', key, labels };
  await insertSupportMessage(db, chat, {
    client_id: 'greeting',
    content: supportGreeting(labels.name),
    is_from_admin: true,
    automatic: true,
    created_at: clock.now(),
  });
}

type MemberContext = RequestContext & { me: string; email: string };

/**
 * Moves a visitor’s chat to the account, as the suggestion of an account promises. Only if it used the address of the
 * account, since several people may share a browser. The browser forgets its key either way.
 */
async function moveVisitorChat(context: MemberContext, key: string | undefined): Promise<void> {
  if (!key) return;
  const { services, answerHeaders, me, email } = context;
  answerHeaders.append('set-cookie', forgetVisitorCookie(services));
  const visitor = await findVisitor(services.db, key);
  if (visitor?.email !== email.toLowerCase()) return;
  const chat = { kind: 'member', key: me } as const;
  await write(context, {
    lock: (tx) => lockThreadOf(tx, { kind: 'visitor', key }),
    async change({ tx, now, locked: thread }) {
      // A contact message was addressed to a recipient: it stays on their desk.
      if (thread?.kind === 'contact') return UNCHANGED;
      const own = await lockThreadOf(tx, chat);
      const unmailed = await findFirstUnmailed(
        tx,
        [thread, own].flatMap((one) => one ?? []),
      );
      await moveToMember(tx, key, me);
      if (thread) await moveThread(tx, thread, { ...chat, user_id: me }, unmailed);
      // The pending mail job looks under the former key, which no longer exists.
      if (thread && unmailed) await enqueueAnswerMail(tx, services, chat, `kept ${thread.id}`, now);
      return recordChange(tx, chat, now);
    },
    publish: ({ live }) => publishChatChange(live, chat),
  });
}

/** Marks the team’s messages as read and notifies the person’s other open pages. */
async function markChatRead(context: Pick<RequestContext, 'services'>, chat: ChatKey): Promise<void> {
  await write(context, {
    change: async ({ tx, now }) =>
      (await markTeamRead(tx, chat, now)) ? recordChange(tx, chat, now) : UNCHANGED,
    publish: ({ live }) => publishChatChange(live, chat),
  });
}

/** Stores a rating, once per conversation: the first one stays. */
async function rateTeam(
  context: { services: Services },
  errors: { RATED_ALREADY: () => Error; NOT_ASKED: () => Error },
  chat: ChatKey,
  { rating, words }: GivenRating,
): Promise<void> {
  await write(context, {
    lock: (tx) => lockThreadOf(tx, chat),
    async change({ tx, now, locked: thread }) {
      if (thread?.rating) {
        if (thread.rating === rating && thread.rating_words === words) return UNCHANGED;
        throw errors.RATED_ALREADY();
      }
      const { teamWroteAt } = await findChatState(tx, chat, now);
      if (!thread || ratingStage(thread, teamWroteAt) !== 'asked') throw errors.NOT_ASKED();
      await updateThread(tx, thread.id, { rating, rating_words: words, rated_at: now });
      return recordChange(tx, chat, now);
    },
    publish: ({ live }) => publishChatChange(live, chat),
  });
}
