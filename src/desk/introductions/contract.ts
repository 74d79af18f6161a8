import { z } from 'zod';
import { action, route, typedText } from '#lib/contract-base.ts';
import { shownCompatibility, visibleProfile } from '#member/matching/contract.ts';
import {
  INTRODUCTION_NOTE_MAX_LENGTH,
  INTRODUCTION_NOTE_MIN_LENGTH,
  WAIT_REASONS,
} from '#member/matching/rules.ts';
import { ACTIVITIES, DISTANCE_MAX, SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#member/profile/rules.ts';
import { DESK_STATES, OBSTACLES } from './rules.ts';

export const NOTE_SENTENCES = {
  tooShort: 'Écrivez au moins dix caractères\u202f: dites pourquoi vous avez pensé à ces deux personnes',
  tooLong: 'Votre mot est trop long (600 caractères au plus)',
  phone: 'N’indiquez pas de numéro de téléphone dans ce mot',
  email: 'N’indiquez pas d’adresse e-mail dans ce mot',
  link: 'N’indiquez pas de lien dans ce mot',
  handle: 'N’indiquez pas de nom sur un réseau dans ce mot',
  insult: 'Ce mot peut blesser. Dites-le autrement',
} as const;

export const deskPerson = visibleProfile.pick({
  id: true,
  firstName: true,
  gender: true,
  age: true,
  city: true,
  photoUrl: true,
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** Visible members only, neither paused nor closed. */
export const proposable = deskPerson.extend({
  goingOn: z.int(),
  /** Why they wait for a matchmaker, as computed last night. */
  waits: z.array(z.enum(WAIT_REASONS)),
});
export type Proposable = z.infer<typeof proposable>;

/** Without the total: subtracting the two other parts would reveal the love part (D9). The order is enough. */
const deskCompatibility = shownCompatibility.omit({ score: true });
const deskProfile = visibleProfile.omit({ compatibility: true }).extend({ compatibility: deskCompatibility });
export type DeskProfile = z.infer<typeof deskProfile>;

/** A match for a member, as the member would see it, without the total. */
export const candidate = deskProfile
  .pick({
    id: true,
    firstName: true,
    gender: true,
    age: true,
    city: true,
    distanceKm: true,
    hasChildren: true,
    photoUrl: true,
    reasons: true,
    compatibility: true,
  })
  .extend({
    /** Whether either has passed on the other; which one is not disclosed. */
    passed: z.boolean(),
    goingOn: z.int(),
  });
export type Candidate = z.infer<typeof candidate>;

/** Shortlisted for a member by a matchmaker. */
const kept = candidate.extend({ keptBy: z.string(), keptAt: z.iso.datetime() });
export type KeptCandidate = z.infer<typeof kept>;

export const deskIntroduction = z.object({
  one: deskPerson,
  other: deskPerson,
  by: z.string(),
  introducedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(DESK_STATES),
});
export type DeskIntroduction = z.infer<typeof deskIntroduction>;

const ofMember = { id: z.string().max(64) };
const cursor = z.string().max(64).optional();
const age = z.coerce.number().int().min(SEARCH_AGE_MIN).max(SEARCH_AGE_MAX).optional();

const filters = z.object({
  minAge: age,
  maxAge: age,
  withinKm: z.coerce.number().int().min(1).max(DISTANCE_MAX).optional(),
  children: z.enum(['yes', 'no']).optional(),
  activity: z.enum(ACTIVITIES).optional(),
});
export type Filters = z.infer<typeof filters>;

const note = typedText(INTRODUCTION_NOTE_MAX_LENGTH, NOTE_SENTENCES.tooLong).refine(
  (text) => Array.from(text).length >= INTRODUCTION_NOTE_MIN_LENGTH,
  NOTE_SENTENCES.tooShort,
);

export const deskIntroductionsContract = {
  list: route('GET', '/desk/introductions', 'List introductions of the last months, latest first')
    .input(z.object({ after: z.string().max(200).optional() }))
    .output(z.object({ introductions: z.array(deskIntroduction), next: z.string().nullable() })),
  members: route(
    'GET',
    '/desk/introductions/members',
    'Search members by name or city, newest first; without a search, those who wait come first',
  )
    .input(z.object({ words: z.string().max(100).optional(), after: cursor }))
    .output(z.object({ members: z.array(proposable), next: z.string().nullable() })),
  candidates: route(
    'GET',
    '/desk/introductions/members/{id}',
    'List the mutual matches of a member, best first',
  )
    .input(filters.extend(ofMember))
    .output(
      z.object({ member: proposable, people: z.array(candidate), kept: z.array(kept), more: z.boolean() }),
    ),
  keep: action(
    '/desk/introductions/members/{id}/kept',
    'Add a candidate to a member’s shortlist, or remove one',
  ).input(z.object({ ...ofMember, other: z.string().max(64), kept: z.boolean() })),
  pair: route(
    'GET',
    '/desk/introductions/members/{id}/pair',
    'Compare two people, each as the other would see them, without the total score',
  )
    .input(z.object({ ...ofMember, other: z.string().max(64) }))
    .output(
      z.object({
        member: deskPerson,
        other: deskPerson,
        obstacles: z.array(z.enum(OBSTACLES)),
        /** Each profile as the other would see it; null when the two are incompatible. */
        profiles: z.object({ member: deskProfile, other: deskProfile }).nullable(),
      }),
    ),
  introduce: action('/desk/introductions', 'Introduce two members to each other')
    .errors({
      NOT_ELIGIBLE: {
        status: 409,
        message:
          'Ces deux personnes ne peuvent pas être présentées\u202f: leurs recherches ne s’accordent plus, l’une a passé l’autre, ou elles se connaissent déjà.',
      },
      TOO_MANY: {
        status: 409,
        message: 'L’une des deux a déjà deux présentations en cours. Attendez que l’une d’elles se termine.',
      },
      INTRODUCED_BEFORE: { status: 409, message: 'Ces deux personnes ont déjà été présentées.' },
    })
    .input(z.object({ member: z.string().max(64), other: z.string().max(64), note })),
};
