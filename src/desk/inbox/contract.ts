import { z } from 'zod';
import { action, done, requiredText, route, saved, saveRoute, version } from '#lib/contract-base.ts';
import { olderThan, pageOf, storedMessage } from '#mechanisms/threads/contract.ts';
import {
  JOINING_REFUSALS,
  joinedPictures,
  PICTURE_REFUSALS,
  pictureUpload,
  shownPictures,
} from '#member/support/contract.ts';
import { CONTACT_RECIPIENTS, THREAD_KINDS, THREAD_STATES, THREAD_TAGS } from '#member/support/rules.ts';
import { RATINGS } from '#member/support/texts.ts';
import {
  INBOX_VIEWS,
  MOVED_AT_ONCE,
  MOVES,
  REPLY_TITLE_MAX_LENGTH,
  SEARCH_MAX_LENGTH,
  TEAM_ANSWER_MAX_LENGTH,
  THREAD_NOTE_MAX_LENGTH,
  unknownVariable,
} from './rules.ts';

const colleague = z.object({
  id: z.string(),
  firstName: z.string(),
  /** Last day of a current absence. */
  awayUntil: z.iso.date().nullable(),
});

/** A row of the list; members appear by first name only. */
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
  snoozedUntil: z.iso.datetime().nullable(),
  tags: z.array(z.enum(THREAD_TAGS)),
  lastMessageAt: z.iso.datetime(),
});
export type ThreadRow = z.infer<typeof threadRow>;

/** The state of a thread with the time of its latest message: later messages are unseen. */
const threadStanding = threadRow.pick({
  id: true,
  state: true,
  waitingSince: true,
  snoozedUntil: true,
  lastMessageAt: true,
});
export type ThreadStanding = z.infer<typeof threadStanding>;

const deskMessage = storedMessage.extend({
  ...shownPictures,
  from: z.enum(['person', 'team', 'automatic']),
  /** First name of the colleague who wrote it. */
  author: z.string().nullable(),
  at: z.iso.datetime(),
});
export type DeskMessage = z.infer<typeof deskMessage>;

const deskNote = z.object({ id: z.int(), author: z.string(), content: z.string(), at: z.iso.datetime() });
export type DeskNote = z.infer<typeof deskNote>;

/** The person's rating of the team’s help. */
const deskRating = z.object({ rating: z.enum(RATINGS), words: z.string(), at: z.iso.datetime() });
export type DeskRating = z.infer<typeof deskRating>;

export const deskThread = threadRow.extend({
  /** The person; for a member, never more data than this. */
  person: z.object({
    /** The account of a logged-in author. */
    memberId: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    age: z.int().nullable(),
    city: z.string().nullable(),
  }),
  ...pageOf(deskMessage).shape,
  notes: z.array(deskNote),
  rated: deskRating.nullable(),
  /** Whether a note unseen by this colleague mentions them. */
  mentionsMe: z.boolean(),
  /** Other threads of the same account or address. */
  others: z.array(threadRow),
  /** Colleagues who may be assigned. */
  colleagues: z.array(colleague),
});
export type DeskThread = z.infer<typeof deskThread>;

const savedReply = z.object({ id: z.int(), title: z.string(), content: z.string(), version: z.string() });
export type SavedReply = z.infer<typeof savedReply>;

/** Interval at which a desk reports the presence of its colleague. */
export const PRESENCE_EVERY_MS = 25_000;

/** Presence reported by a desk: the open thread, and whether the colleague is typing. */
export const saidPresence = z.object({
  kind: z.literal('desk-presence'),
  thread: z.int().positive().nullable(),
  writing: z.boolean(),
});
/** The same, as broadcast to the other desks. */
export const toldPresence = saidPresence.extend({ staff: z.string(), firstName: z.string() });

const id = z.coerce.number().int().positive();
const ofThread = z.object({ id });
const answerText = requiredText(
  TEAM_ANSWER_MAX_LENGTH,
  'Cette réponse est trop longue (5 000 caractères au plus)',
  'Écrivez quelques mots avant d’envoyer',
);
const replyText = {
  title: requiredText(
    REPLY_TITLE_MAX_LENGTH,
    'Ce titre est trop long (80 caractères au plus)',
    'Donnez un titre à cette réponse',
  ),
  content: answerText.refine(
    (content) => unknownVariable(content) === undefined,
    'Une variable de cette réponse n’existe pas\u202f: seules {prénom} et {moi} se remplissent',
  ),
};
const ANSWER_REFUSALS = {
  ANSWERED_MEANWHILE: {
    status: 409,
    message:
      'Quelqu’un de l’équipe vient de répondre. Relisez la conversation, puis envoyez votre réponse si elle est encore utile.',
  },
  SAME_KEY_OTHER_CONTENT: { status: 409, message: 'Une erreur est survenue lors de l’envoi de la réponse.' },
};

export const deskInboxContract = {
  list: route('GET', '/desk/inbox/threads', 'List or search threads')
    .input(
      z.object({
        view: z.enum(INBOX_VIEWS).default('open'),
        /** Searches names, addresses and messages, in all lists. */
        q: z.string().max(SEARCH_MAX_LENGTH).default(''),
        tag: z.enum(THREAD_TAGS).optional(),
        cursor: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ threads: z.array(threadRow), next: z.string().nullable() })),
  counts: route('GET', '/desk/inbox/counts', 'Count the threads of each list').output(
    z.object({
      open: z.int(),
      mine: z.int(),
      unassigned: z.int(),
      mentioned: z.int(),
      waiting: z.int(),
      snoozed: z.int(),
      /** Open threads that suggest a danger or harassment. */
      raised: z.int(),
      /** Waiting threads that are assigned to this colleague or unassigned. */
      toAnswer: z.int(),
      oldestSince: z.iso.datetime().nullable(),
    }),
  ),
  thread: route('GET', '/desk/inbox/threads/{id}', 'Get a thread, latest messages first')
    .input(ofThread.extend(olderThan))
    .output(deskThread),
  see: action('/desk/inbox/threads/{id}/seen', 'Mark a thread as seen').input(ofThread),
  answer: action('/desk/inbox/threads/{id}/answers', 'Answer in a thread')
    .errors({ ...ANSWER_REFUSALS, ...JOINING_REFUSALS })
    .input(
      ofThread.extend({
        clientId: z.uuid(),
        content: answerText,
        /**
         * The latest message that the colleague has seen, so that two colleagues do not answer at the same time without
         * noticing.
         */
        seen: z.int().min(0),
        ...joinedPictures,
      }),
    ),
  addPicture: route('POST', '/desk/inbox/pictures', 'Upload a picture to attach to an answer to a member')
    .errors(PICTURE_REFUSALS)
    .input(pictureUpload.extend({ thread: id }))
    .output(z.object({ id: z.string() })),
  note: action('/desk/inbox/threads/{id}/notes', 'Add a note for the team')
    .errors({
      MENTION_REFUSED: {
        status: 409,
        message: 'Une personne que vous citez ne peut pas lire cette conversation.',
      },
    })
    .input(
      ofThread.extend({
        clientId: z.uuid(),
        content: requiredText(
          THREAD_NOTE_MAX_LENGTH,
          'Cette note est trop longue (2 000 caractères au plus)',
          'Écrivez quelques mots avant d’enregistrer',
        ),
        /** Colleagues who find the note in their own list of mentions. */
        mentions: z.array(z.string().max(100)).max(10).default([]),
      }),
    ),
  move: route('POST', '/desk/inbox/threads/move', 'Reopen, snooze or resolve threads, or undo that')
    .input(z.object({ threads: z.array(threadStanding).min(1).max(MOVED_AT_ONCE), to: z.enum(MOVES) }))
    .output(
      z.object({
        /** Previous states of the changed threads. */
        before: z.array(threadStanding),
        /** Number of threads skipped because of a new message. */
        skipped: z.int(),
      }),
    ),
  merge: route('POST', '/desk/inbox/threads/{id}/merge', 'Merge two threads of the same person')
    .errors({
      NOT_MERGEABLE: {
        status: 409,
        message:
          'Ces deux conversations restent à part\u202f: il faut le même compte, ou la même adresse confirmée par un lien reçu, et les mêmes lecteurs dans l’équipe.',
      },
    })
    .input(ofThread.extend({ other: z.int().positive() }))
    .output(z.object({ id: z.int() })),
  tag: action('/desk/inbox/threads/{id}/tags', 'Tag a thread')
    .errors({
      ENOUGH_TAGS: { status: 409, message: 'Trois étiquettes suffisent\u202f: retirez-en une d’abord.' },
    })
    .input(ofThread.extend({ tag: z.enum(THREAD_TAGS), on: z.boolean() })),
  assign: action('/desk/inbox/threads/{id}/assignee', 'Assign a thread').input(
    ofThread.extend({ staff: z.string().max(100).nullable() }),
  ),
  replies: route('GET', '/desk/inbox/replies', 'List saved replies').output(z.array(savedReply)),
  saveReply: saveRoute('/desk/inbox/replies', 'Create or update a saved reply')
    // `clientId` names a new reply, so that a repeated save adds one.
    .input(z.object({ id: id.nullable(), clientId: z.uuid(), ...replyText, version }))
    .output(saved),
  removeReply: route('DELETE', '/desk/inbox/replies/{id}', 'Delete a saved reply')
    .input(z.object({ id }))
    .output(done),
};
