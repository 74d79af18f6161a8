import { z } from 'zod';
import { action, done, route } from '#lib/contract-base.ts';
import { newMessage, SENDING_ERRORS } from '#mechanisms/threads/contract.ts';
import { visiblePhoto } from '#member/photos/contract.ts';
import { shownPerson } from '#member/profile/contract.ts';
import { PROMPTS } from '#member/profile/rules.ts';
import { activities, lifeProject } from '#member/questionnaires/contract.ts';
import { LOVE_LIKENESSES, MISSING_ANSWERS, PASSED_LIMIT, SELECTION_SIZE, SET_ASIDE_BY } from './rules.ts';

/** Compatibility score and its parts: activities out of 20, life project out of 30, love part as a word (D9). */
export const shownCompatibility = z.object({
  score: z.int().min(0).max(100),
  parts: z.object({ love: z.enum(LOVE_LIKENESSES), activities: z.int(), life: z.int() }),
  /** Which side still has a questionnaire to answer. Until then no score is shown and `score` is 0. */
  missing: z.enum(MISSING_ANSWERS).nullable(),
});
export type Compatibility = z.infer<typeof shownCompatibility>;

/** Every field of another member that may leave the server (security.md, 3). */
export const visibleProfile = shownPerson.extend({
  id: z.string(),
  /** In km, rounded up to 5; null up to 10 km, shown as « à moins de 10 km » (D27). */
  distanceKm: z.int().nullable(),
  photos: z.array(visiblePhoto),
  /** The team has compared the face with the first photo (D19). */
  verified: z.boolean(),
  activities: activities.nullable(),
  lifeProject: lifeProject.nullable(),
  sharedActivities: activities,
  /** Introduction sentences, from fields that both members show, never from private answers. */
  reasons: z.string(),
  /** One visible difference between the two profiles; empty if there is none. */
  difference: z.string(),
  compatibility: shownCompatibility,
});
export type VisibleProfile = z.infer<typeof visibleProfile>;

export const passedPerson = visibleProfile
  .pick({ id: true, firstName: true, gender: true, age: true, city: true, photoUrl: true })
  .extend({
    /** Lost their place on Thursday without a pass. */
    left: z.boolean(),
    /** A person can only come back while both still meet each other’s criteria. */
    canReturn: z.boolean(),
  });
export type PassedPerson = z.infer<typeof passedPerson>;

const searchNumbers = z.object({ min_age: z.int(), max_age: z.int(), max_distance: z.int() });

/** The criterion that excludes most people, with the count in tens. Counts below ten are not disclosed. */
const widen = z.object({
  criterion: z.enum(SET_ASIDE_BY),
  people: z.int(),
  /** The member’s own search, and the narrowest wider one that reaches ten people. */
  search: searchNumbers,
  wider: searchNumbers.extend({ people: z.int() }).nullable(),
});

export const selection = z.object({
  people: z.array(visibleProfile).max(SELECTION_SIZE),
  /** Conversations the member may open now, under both the contact limit and the daily limit. */
  remainingContacts: z.int(),
  /** Set only when the daily limit blocks new conversations: when the next one may be opened. */
  openingsFrom: z.iso.datetime().nullable(),
  /** Set only when the daily limit of new profiles empties the selection: when new profiles resume. */
  newProfilesFrom: z.iso.datetime().nullable(),
  /** Next Thursday at 18:00, Paris time. */
  nextNewPeopleAt: z.iso.datetime(),
  /** Ids of people in this selection who came since the last Thursday at 18:00. */
  newPeople: z.array(z.string()),
  /** Whether the member has not yet seen this week’s new people in an earlier session. */
  firstLook: z.boolean(),
  /** Set only when the selection is empty; null when no criterion excludes ten people. */
  widen: widen.nullable(),
  /** People of last week who lost their place on Thursday without a pass: listed for a week beside the passes. */
  left: z.array(z.object({ id: z.string(), firstName: z.string() })).max(SELECTION_SIZE),
  /** Open conversations. */
  conversations: z.int(),
  /** Set only when the selection is empty: almost nobody has signed up yet. */
  justOpened: z.boolean(),
  scoreReady: z.boolean(),
  /** A paused member sees no profiles and is not shown. */
  paused: z.boolean(),
});
export type Selection = z.infer<typeof selection>;

export const matchingContract = {
  selection: route('GET', '/selection', 'Get my selection of up to four compatible people').output(selection),
  reject: action('/selection/{id}/reject', 'Pass on a person in my selection').input(
    z.object({ id: z.string().max(64) }),
  ),
  passed: route(
    'GET',
    '/selection/passed',
    'List people passed in the last seven days, latest first, and those who left on Thursday',
  ).output(z.array(passedPerson).max(PASSED_LIMIT + SELECTION_SIZE)),
  takeBackReject: route('DELETE', '/selection/{id}/reject', 'Undo a pass of the last week')
    .errors({
      CANNOT_RETURN: {
        status: 409,
        message:
          'Ce profil ne peut plus revenir dans votre sélection\u202f: vos critères et les siens ne s’accordent plus, ou plus d’une semaine a passé.',
      },
    })
    .input(z.object({ id: z.string().max(64) }))
    .output(done),
  preview: route('GET', '/profiles/{id}', 'Get the profile of a person in my selection or contacts')
    .input(z.object({ id: z.string().max(64) }))
    .output(visibleProfile),
  startConversation: route('POST', '/contacts', 'Open a conversation with a person in my selection')
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
        /** Sent when the conversation starts as an answer to one of their prompts or photos, quoted above it (D34). */
        answer: newMessage
          .extend({
            prompt: z.enum(PROMPTS).optional(),
            /** Its `url`, as in `photos`. */
            photo: z.string().max(200).optional(),
          })
          .optional(),
      }),
    )
    .output(z.object({ contactId: z.string() })),
};
