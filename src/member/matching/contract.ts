import { z } from 'zod';
import { base, done } from '#lib/contract-base.ts';
import { GENDERS } from '#lib/gender.ts';
import { newMessage, SENDING_ERRORS } from '#mechanisms/threads/contract.ts';
import { visiblePhoto } from '#member/photos/contract.ts';
import { answeredPrompts } from '#member/prompts/contract.ts';
import { PROMPTS } from '#member/prompts/rules.ts';
import { activities, lifeProject } from '#member/questionnaires/contract.ts';
import { SELECTION_SIZE } from '#member/rhythm/rules.ts';
import { LOVE_LIKENESSES, MISSING_ANSWERS, PASSED_LIMIT, SET_ASIDE_BY } from './rules.ts';

/** A compatibility score with its parts: activities out of 20, life project out of 30, the love part in a word (D9). */
export const compatibility = z.object({
  score: z.int().min(0).max(100),
  parts: z.object({ love: z.enum(LOVE_LIKENESSES), activities: z.int(), life: z.int() }),
  /** Who still has to answer a questionnaire: until then there is no score to show, and it stands at 0. */
  missing: z.enum(MISSING_ANSWERS).nullable(),
});
export type Compatibility = z.infer<typeof compatibility>;

/** Everything another member may know of someone: nothing else ever leaves (security.md, 3). */
export const visibleProfile = z.object({
  id: z.string(),
  firstName: z.string(),
  gender: z.enum(GENDERS),
  age: z.int(),
  city: z.string(),
  /** In km, rounded up to 5; nothing up to 10 km: « à moins de 10 km » (D27). */
  distanceKm: z.int().nullable(),
  hasChildren: z.boolean(),
  bio: z.string(),
  /** The first of the photos, as a square. */
  photoUrl: z.string().nullable(),
  photos: z.array(visiblePhoto),
  /** The team has compared their face with the first photo (D19). */
  verified: z.boolean(),
  prompts: answeredPrompts,
  activities: activities.nullable(),
  lifeProject: lifeProject.nullable(),
  sharedActivities: activities,
  /** Why the two are introduced to each other, in words: written from what both show, never from private answers. */
  reasons: z.string(),
  compatibility,
});
export type VisibleProfile = z.infer<typeof visibleProfile>;

/** Someone passed lately, as much as a list needs. */
export const passedPerson = visibleProfile
  .pick({ id: true, firstName: true, gender: true, age: true, city: true, photoUrl: true })
  .extend({
    passedAt: z.iso.datetime(),
    /** Whether both still meet each other’s criteria: only then the pass can be taken back. */
    canReturn: z.boolean(),
  });
export type PassedPerson = z.infer<typeof passedPerson>;

const searchNumbers = z.object({ min_age: z.int(), max_age: z.int(), max_distance: z.int() });

/** The criterion that sets most people aside, and how many, in tens: nothing is told below ten. */
const widen = z.object({
  criterion: z.enum(SET_ASIDE_BY),
  people: z.int(),
  /** One’s own search, and the narrowest wider one that reaches ten of them. */
  search: searchNumbers,
  wider: searchNumbers.extend({ people: z.int() }).nullable(),
});

export const selection = z.object({
  people: z.array(visibleProfile).max(SELECTION_SIZE),
  /** Conversations that may be opened now: both the limit of contacts and that of a day are counted. */
  remainingContacts: z.int(),
  /** Only when it is the limit of a day that leaves none to open: from when there is one again. */
  openingsFrom: z.iso.datetime().nullable(),
  /** Only when the daily limit of new profiles is what empties the selection: from when it goes on. */
  newProfilesFrom: z.iso.datetime().nullable(),
  /** When new people are looked for next: Thursday at 18:00 in Paris. */
  nextNewPeopleAt: z.iso.datetime(),
  /** How many of these people have come since the last Thursday at 18:00. */
  newPeople: z.int(),
  /** Only when nobody is left; nothing when no criterion sets ten people aside. */
  widen: widen.nullable(),
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
  passed: base
    .route({
      method: 'GET',
      path: '/selection/passed',
      summary: 'People passed in the last seven days, the latest first',
    })
    .output(z.array(passedPerson).max(PASSED_LIMIT)),
  takeBackReject: base
    .route({ method: 'DELETE', path: '/selection/{id}/reject', summary: 'Take back a pass of the last week' })
    .errors({
      CANNOT_RETURN: {
        status: 409,
        message:
          'Ce profil ne peut plus revenir dans votre sélection\u202f: vos critères et les siens ne s’accordent plus, ou plus d’une semaine a passé.',
      },
    })
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
          'Vous avez atteint la limite de 3 contacts. Attendez d’avoir des réponses avant de contacter d’autres personnes.',
      },
      TOO_MANY_OPENINGS: {
        status: 409,
        message:
          'Vous avez ouvert 5 conversations en 24 heures. Prenez le temps de faire connaissance, et revenez demain.',
        data: z.object({ retryAfterSeconds: z.int() }),
      },
      ...SENDING_ERRORS,
    })
    .input(
      z.object({
        profileId: z.string().max(64),
        /** The first message, when one begins by answering to a sentence of theirs: it then stands above (D34). */
        answer: newMessage.extend({ prompt: z.enum(PROMPTS) }).optional(),
      }),
    )
    .output(z.object({ contactId: z.string() })),
};
