import { z } from 'zod';
import { action, route } from '#lib/contract-base.ts';

/** The state of a member, for guards, navigation and funnel. */
export const sessionState = z.object({
  member: z
    .object({
      id: z.string(),
      email: z.string(),
      firstName: z.string().nullable(),
      /** Without a password the sign-up is unfinished: only the mailed link opens the session. */
      hasPassword: z.boolean(),
      photoUrl: z.string().nullable(),
      unreadCount: z.int(),
      supportUnread: z.int(),
      coachUnread: z.int(),
      steps: z.object({
        profile: z.boolean(),
        preferences: z.boolean(),
        lifeProject: z.boolean(),
        sharedValues: z.boolean(),
        loveProfile: z.boolean(),
        quiz: z.boolean(),
      }),
      /** A suspended or closed member sees a single page, with the reason. */
      standing: z.enum(['open', 'suspended', 'closed']),
      loveLifeConsent: z.boolean(),
      quizConsent: z.boolean(),
      /** The sentence at the top of their pages. */
      banner: z.object({ text: z.string(), link: z.string().nullable() }).nullable(),
      /** The last event of their stream: later ones arrive live. */
      lastEvent: z.int(),
    })
    .nullable(),
  /** True when the browser still has the cookie of an ended session. */
  ended: z.boolean(),
  /** Unread answers of the team, in the chat of this visitor's browser. */
  visitorUnread: z.int().optional(),
  /** Set while demonstration data is served (D51). */
  demonstration: z.literal(true).optional(),
});
export type SessionState = z.infer<typeof sessionState>;
export type SignedInMember = NonNullable<SessionState['member']>;

export const sessionContract = {
  read: route('GET', '/session', 'Get the current session')
    // `once`: deletes the cookie of an ended session, so that only one page reports its end.
    .input(z.object({ once: z.literal('1').optional() }).optional())
    .output(sessionState),
  end: action('/log-out', 'End this session'),
};
