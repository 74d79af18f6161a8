import { z } from 'zod';
import { done, route } from '#lib/contract-base.ts';
import {
  newMessage,
  olderThan,
  pageOf,
  SENDING_ERRORS,
  storedMessage,
} from '#mechanisms/threads/contract.ts';
import { CONFIDING_ERRORS } from '#member/coaches/contract.ts';
import { COACH_CHAT_SIDES } from './rules.ts';

const coachMessage = storedMessage.extend({ from: z.enum(COACH_CHAT_SIDES), createdAt: z.iso.datetime() });

/** What a member and their coach have written, oldest first, as one of them reads it. */
export const coachThread = pageOf(coachMessage).extend({
  /** What the other wrote and the reader has not read. */
  unread: z.int(),
});
export type CoachThread = z.infer<typeof coachThread>;

/** The coach with whom one may write. */
const coachToWriteTo = z.object({
  firstName: z.string(),
  /** A path on our own site; without it, the portrait of `builtIn`. */
  photoUrl: z.string().nullable(),
  builtIn: z.string().nullable(),
  example: z.boolean(),
});
export type CoachToWriteTo = z.infer<typeof coachToWriteTo>;

/** What a member's stream tells of their coach: ask again. */
export const COACH_CHANGED = { kind: 'coach-changed' } as const;

export const coachChatContract = {
  mine: route('GET', '/coaching/messages', 'One’s messages with one’s coach')
    .input(z.object(olderThan))
    .output(
      z.object({
        /** Null without a coach, or while theirs does not work on the site. */
        coach: coachToWriteTo.nullable(),
        thread: coachThread,
      }),
    ),
  send: route('POST', '/coaching/messages', 'Write to one’s coach')
    .errors({ ...SENDING_ERRORS, ...CONFIDING_ERRORS })
    .input(newMessage)
    .output(coachThread),
  markRead: route('POST', '/coaching/messages/read', 'All that the coach wrote is read').output(done),
};
