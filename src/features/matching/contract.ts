import { z } from 'zod';
import { activities, lifeProject } from '#features/profile/answers/contract.ts';
import { base, done } from '#lib/contract-base.ts';
import { CRITERIA, MISSING_ANSWERS, SELECTION_SIZE } from './rules.ts';

/** The three parts of a compatibility score, out of 50, 20 and 30 (D9). */
export const compatibility = z.object({
  score: z.int().min(0).max(100),
  parts: z.object({ love: z.int(), activities: z.int(), life: z.int() }),
  /** Who still has to answer a questionnaire: until then there is no score to show, and it stands at 0. */
  missing: z.enum(MISSING_ANSWERS).nullable(),
});
export type Compatibility = z.infer<typeof compatibility>;

/** Everything another member may know of someone: nothing else ever leaves (security.md, 3). */
export const visibleProfile = z.object({
  id: z.string(),
  firstName: z.string(),
  age: z.int(),
  city: z.string(),
  hasChildren: z.boolean(),
  bio: z.string(),
  photoUrl: z.string().nullable(),
  activities: activities.nullable(),
  lifeProject: lifeProject.nullable(),
  sharedActivities: activities,
  compatibility,
});
export type VisibleProfile = z.infer<typeof visibleProfile>;

export const selection = z.object({
  people: z.array(visibleProfile).max(SELECTION_SIZE),
  /** Conversations that may be opened now: both the limit of contacts and that of a day are counted. */
  remainingContacts: z.int(),
  /** Only when it is the limit of a day that leaves none to open: from when there is one again. */
  openingsFrom: z.iso.datetime().nullable(),
  /** Only when the daily limit of new profiles is what empties the selection: from when it goes on. */
  newProfilesFrom: z.iso.datetime().nullable(),
  /** Only when nobody is left: the criterion that sets most people aside, and how many. */
  widen: z.object({ criterion: z.enum(CRITERIA), people: z.int() }).nullable(),
  /** Whether the member answered the three questionnaires that the score compares. */
  scoreReady: z.boolean(),
  /** While one's own profile is paused nobody is shown, either way. */
  paused: z.boolean(),
});
export type Selection = z.infer<typeof selection>;

export const matchingContract = {
  selection: base
    .route({ method: 'GET', path: '/selection', summary: 'The four people most compatible with oneself' })
    .output(selection),
  reject: base
    .route({ method: 'POST', path: '/selection/{id}/reject', summary: 'Pass on someone of one’s selection' })
    .input(z.object({ id: z.string().max(64) }))
    .output(done),
  preview: base
    .route({ method: 'GET', path: '/profiles/{id}', summary: 'Someone of one’s selection or contacts' })
    .input(z.object({ id: z.string().max(64) }))
    .output(visibleProfile),
  startConversation: base
    .route({
      method: 'POST',
      path: '/contacts',
      summary: 'Open a conversation with someone of one’s selection',
    })
    .errors({
      CONTACT_LIMIT_REACHED: {
        status: 409,
        message:
          "Vous avez atteint la limite de 3 contacts. Attendez d'avoir des réponses avant de contacter d'autres personnes.",
      },
      TOO_MANY_OPENINGS: {
        status: 409,
        message:
          'Vous avez ouvert 5 conversations en 24 heures. Prenez le temps de faire connaissance, et revenez demain.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
    })
    .input(z.object({ profileId: z.string().max(64) }))
    .output(z.object({ contactId: z.string() })),
};
