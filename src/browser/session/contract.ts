import { z } from 'zod';
import { base, done } from '#lib/contract-base.ts';

/** Where the person stands: what the guards, the navigation and the funnel decide from. */
export const sessionState = z.object({
  member: z
    .object({
      email: z.string(),
      firstName: z.string().nullable(),
      /** Without one the sign-up is not finished: the mailed link alone opens the session. */
      hasPassword: z.boolean(),
      photoUrl: z.string().nullable(),
      unreadCount: z.int(),
      /** What the team wrote in the support chat and the member has not read. */
      supportUnread: z.int(),
      /** What their coach wrote and the member has not read. */
      coachUnread: z.int(),
      steps: z.object({
        profile: z.boolean(),
        preferences: z.boolean(),
        lifeProject: z.boolean(),
        sharedValues: z.boolean(),
        loveProfile: z.boolean(),
        quiz: z.boolean(),
      }),
      /** Whoever is suspended or closed out has one page, which says why. */
      standing: z.enum(['open', 'suspended', 'closed']),
      loveLifeConsent: z.boolean(),
      quizConsent: z.boolean(),
      /** The last event of their stream: what happens from here on comes live. */
      lastEvent: z.int(),
    })
    .nullable(),
  /** Nobody is there, in a browser that still holds the cookie of a session: it has ended. */
  ended: z.boolean(),
});
export type SessionState = z.infer<typeof sessionState>;
export type SignedInMember = NonNullable<SessionState['member']>;

export const sessionContract = {
  read: base
    .route({ method: 'GET', path: '/session', summary: 'Where the person stands' })
    // A page that says it once: the cookie of a session that is over is taken.
    .input(z.object({ once: z.literal('1').optional() }).optional())
    .output(sessionState),
  end: base.route({ method: 'POST', path: '/log-out', summary: 'End this session' }).output(done),
};
