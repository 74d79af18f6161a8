import { z } from 'zod';
import { base, done, requiredText } from '#lib/contract-base.ts';
import { olderThan, pageOf, storedMessage } from '#mechanisms/threads/contract.ts';
import { CONTACT_RECIPIENTS, THREAD_KINDS, THREAD_STATES } from '#member/support-threads/rules.ts';
import {
  ANSWER_MAX_LENGTH,
  INBOX_VIEWS,
  REPLY_TITLE_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  THREAD_NOTE_MAX_LENGTH,
} from './rules.ts';

const colleague = z.object({ id: z.string(), firstName: z.string() });

/** A line of the list: of a member the first name alone. */
const threadRow = z.object({
  id: z.int(),
  kind: z.enum(THREAD_KINDS),
  recipient: z.enum(CONTACT_RECIPIENTS).nullable(),
  name: z.string(),
  state: z.enum(THREAD_STATES),
  assignee: colleague.nullable(),
  excerpt: z.string(),
  fromTeam: z.boolean(),
  unread: z.int(),
  waitingSince: z.iso.datetime().nullable(),
  lastMessageAt: z.iso.datetime(),
});
export type ThreadRow = z.infer<typeof threadRow>;

const deskMessage = storedMessage.extend({
  from: z.enum(['person', 'team', 'automatic']),
  /** First name of who of the team wrote it. */
  author: z.string().nullable(),
  at: z.iso.datetime(),
});
export type DeskMessage = z.infer<typeof deskMessage>;

const deskNote = z.object({ id: z.int(), author: z.string(), content: z.string(), at: z.iso.datetime() });
export type DeskNote = z.infer<typeof deskNote>;

export const deskThread = threadRow.extend({
  /** Whom one answers: never more of a member than this. */
  person: z.object({
    /** The account of who writes logged in. */
    memberId: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    age: z.int().nullable(),
    city: z.string().nullable(),
  }),
  ...pageOf(deskMessage).shape,
  notes: z.array(deskNote),
  /** Who could take care of it. */
  colleagues: z.array(colleague),
});
export type DeskThread = z.infer<typeof deskThread>;

const savedReply = z.object({ id: z.int(), title: z.string(), content: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

/** How often a desk says where its colleague is. */
export const PRESENCE_EVERY_MS = 25_000;

/** What a desk says of its colleague: which conversation is open, and whether something is being written. */
export const saidPresence = z.object({
  kind: z.literal('desk-presence'),
  thread: z.int().positive().nullable(),
  writing: z.boolean(),
});
/** The same as the other desks hear it. */
export const toldPresence = saidPresence.extend({ staff: z.string(), firstName: z.string() });

const id = z.coerce.number().int().positive();
const ofThread = z.object({ id });
const answerText = requiredText(
  ANSWER_MAX_LENGTH,
  'Cette réponse est trop longue (5 000 caractères au plus)',
  'Écrivez quelques mots avant d’envoyer',
);
const replyText = {
  title: requiredText(
    REPLY_TITLE_MAX_LENGTH,
    'Ce titre est trop long (80 caractères au plus)',
    'Donnez un titre à cette réponse',
  ),
  content: answerText,
};

const answering = base.errors({
  ANSWERED_MEANWHILE: {
    status: 409,
    message:
      'Quelqu’un de l’équipe vient de répondre. Relisez la conversation, puis envoyez votre réponse si elle est encore utile.',
  },
  SAME_KEY_OTHER_CONTENT: { status: 409, message: 'Une erreur est survenue lors de l’envoi de la réponse.' },
});

export const deskInboxContract = {
  list: base
    .route({
      method: 'GET',
      path: '/desk/inbox/threads',
      summary: 'Conversations with the team, by list or by search',
    })
    .input(
      z.object({
        view: z.enum(INBOX_VIEWS).default('open'),
        /** Names, addresses and words, in every list. */
        q: z.string().max(SEARCH_MAX_LENGTH).default(''),
        cursor: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ threads: z.array(threadRow), next: z.string().nullable() })),
  counts: base
    .route({ method: 'GET', path: '/desk/inbox/counts', summary: 'How many conversations each list holds' })
    .output(
      z.object({
        open: z.int(),
        mine: z.int(),
        unassigned: z.int(),
        waiting: z.int(),
        /** Those that wait for this colleague: theirs, and nobody's. */
        toAnswer: z.int(),
        oldestSince: z.iso.datetime().nullable(),
      }),
    ),
  thread: base
    .route({
      method: 'GET',
      path: '/desk/inbox/threads/{id}',
      summary: 'A conversation, the last messages first',
    })
    .input(ofThread.extend(olderThan))
    .output(deskThread),
  see: base
    .route({
      method: 'POST',
      path: '/desk/inbox/threads/{id}/seen',
      summary: 'What was written has been seen',
    })
    .input(ofThread)
    .output(done),
  answer: answering
    .route({ method: 'POST', path: '/desk/inbox/threads/{id}/answers', summary: 'Answer in a conversation' })
    .input(
      ofThread.extend({
        clientId: z.uuid(),
        content: answerText,
        /** The last message that one has seen, so that two colleagues do not answer at once without knowing. */
        seen: z.int().min(0),
      }),
    )
    .output(done),
  note: base
    .route({ method: 'POST', path: '/desk/inbox/threads/{id}/notes', summary: 'Write a note for the team' })
    .input(
      ofThread.extend({
        clientId: z.uuid(),
        content: requiredText(
          THREAD_NOTE_MAX_LENGTH,
          'Cette note est trop longue (2 000 caractères au plus)',
          'Écrivez quelques mots avant d’enregistrer',
        ),
      }),
    )
    .output(done),
  setState: base
    .route({
      method: 'POST',
      path: '/desk/inbox/threads/{id}/state',
      summary: 'Open, wait for the person, or resolved',
    })
    .input(ofThread.extend({ state: z.enum(THREAD_STATES) }))
    .output(done),
  assign: base
    .route({ method: 'POST', path: '/desk/inbox/threads/{id}/assignee', summary: 'Who takes care of it' })
    .input(ofThread.extend({ staff: z.string().max(100).nullable() }))
    .output(done),
  replies: base
    .route({ method: 'GET', path: '/desk/inbox/replies', summary: 'The answers that come back often' })
    .output(z.array(savedReply)),
  addReply: base
    .route({ method: 'POST', path: '/desk/inbox/replies', summary: 'Keep an answer for the team' })
    .input(z.object(replyText))
    .output(done),
  changeReply: base
    .route({ method: 'PUT', path: '/desk/inbox/replies/{id}', summary: 'Change a kept answer' })
    .input(z.object({ id, ...replyText }))
    .output(done),
  removeReply: base
    .route({ method: 'DELETE', path: '/desk/inbox/replies/{id}', summary: 'Forget a kept answer' })
    .input(z.object({ id }))
    .output(done),
};
