import { z } from 'zod';
import { action, done, route } from '#lib/contract-base.ts';
import {
  newMessage,
  olderThan,
  pageOf,
  SENDING_ERRORS,
  storedMessage,
} from '#mechanisms/threads/contract.ts';
import { CONFIDING_ERRORS, myCoach } from '#member/coaches/contract.ts';
import { QUIZ_TOPICS } from '#member/profile/rules.ts';
import { quiz } from '#member/questionnaires/contract.ts';
import { COACH_CHAT_SIDES, SHARE_DAYS, SHARED_KINDS } from './rules.ts';

const coachMessage = storedMessage.extend({ from: z.enum(COACH_CHAT_SIDES), createdAt: z.iso.datetime() });

/** The messages between a member and their coach, oldest first, as one of the two sees them. */
export const coachThread = pageOf(coachMessage).extend({
  /** Number of messages that the reader has not read. */
  unread: z.int(),
});
export type CoachThread = z.infer<typeof coachThread>;

const coachToWriteTo = myCoach.pick({ firstName: true, lastName: true, photoUrl: true, example: true });
export type CoachToWriteTo = z.infer<typeof coachToWriteTo>;

export const coachChatContract = {
  mine: route('GET', '/coaching/messages', 'List my messages with my coach')
    .input(z.object(olderThan))
    .output(
      z.object({
        /** Null without a coach, or if their coach has no account at the desk. */
        coach: coachToWriteTo.nullable(),
        thread: coachThread,
      }),
    ),
  send: route('POST', '/coaching/messages', 'Send a message to my coach')
    .errors({ ...SENDING_ERRORS, ...CONFIDING_ERRORS })
    .input(newMessage)
    .output(coachThread),
  markRead: action('/coaching/messages/read', 'Mark the messages of my coach as read'),
};

const sharedKind = z.enum(SHARED_KINDS);

const shareable = z.object({
  kind: sharedKind,
  answered: z.boolean(),
  /** End of the sharing; null when not shared. */
  until: z.iso.datetime().nullable(),
  /** When the coach last read it during this sharing. */
  lastReadAt: z.iso.datetime().nullable(),
});
export type Shareable = z.infer<typeof shareable>;

export const sharedAnswersContract = {
  mine: route('GET', '/coaching/shared-answers', 'List the answers that I share with my coach').output(
    z.object({
      /** Null without a coach. */
      coachName: z.string().nullable(),
      answers: z.array(shareable),
    }),
  ),
  share: action('/coaching/shared-answers', 'Share answers with my coach for a limited time')
    .errors({
      NOTHING_TO_SHARE: { status: 409, message: 'Ces réponses n’existent pas, ou plus. Rien n’est partagé.' },
    })
    .input(z.object({ kind: sharedKind, days: z.literal(SHARE_DAYS) })),
  stop: route('DELETE', '/coaching/shared-answers', 'Stop sharing answers at once')
    .input(z.object({ kind: sharedKind }))
    .output(done),
};

/** Spec 1 §8, verbatim. */
export const ADVICE_LOAD_FAILED =
  'Une erreur est survenue lors de la récupération de vos résultats. Veuillez vérifier votre connexion internet et réessayer.';

export const advice = z.object({
  topics: z.array(z.enum(QUIZ_TOPICS)),
  scores: quiz,
  answeredAt: z.iso.datetime(),
});
export type Advice = z.infer<typeof advice>;

export const adviceContract = {
  mine: route('GET', '/advice', 'Get my advice from the quiz').output(advice.nullable()),
};
