import { z } from 'zod';
import { done, route, typedText } from '#lib/contract-base.ts';
import { GENDERS } from '#lib/gender.ts';
import { ACTIVITIES } from '#member/profile/rules.ts';
import {
  MEETING_TIMES,
  MOMENTS_PROPOSED,
  type MomentVerdict,
  PLACE_KINDS,
  PLACE_NAME_MAX_LENGTH,
} from './rules.ts';

export const KIND_WORDS_MAX_LENGTH = 500;

export const MOMENT_SENTENCES: Record<Exclude<MomentVerdict, 'ok'>, string> = {
  'too-soon': 'Choisissez un moment à venir, dans une heure au plus tôt',
  'too-far': 'Choisissez un moment dans les soixante jours',
  twice: 'Ce moment est déjà proposé\u202f: choisissez-en un autre',
};
export const PLACE_SENTENCES = {
  kind: 'Choisissez le genre de lieu',
  nameTooLong: 'Ce nom est trop long (80 caractères au plus)',
} as const;
const WORDS_TOO_LONG = 'Votre mot est trop long (500 caractères au plus)';

const chosenMoment = z.object({
  day: z.iso.date('Choisissez un jour'),
  time: z.string().refine((time) => MEETING_TIMES.includes(time), 'Choisissez une heure'),
});

const place = z.object({ kind: z.enum(PLACE_KINDS, PLACE_SENTENCES.kind), name: z.string() });

/** Whose hour it is: that of the reader first. */
const clockOfTown = z.object({ town: z.string(), zone: z.string(), hour: z.string() });
const places = z.tuple([clockOfTown, clockOfTown]);

/** Where, when and with whom, as one of the two sees it. */
export const encounter = z.object({
  contactId: z.string(),
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  /** `to-answer`: the other proposed, and waits. `waiting`: they have not answered mine. `agreed`: both will be there. */
  status: z.enum(['to-answer', 'waiting', 'agreed']),
  /** Those of the proposed moments that may still be chosen, soonest first; none once both agreed. */
  moments: z.array(z.iso.datetime()),
  agreedAt: z.iso.datetime().nullable(),
  /** When it became what it is now. */
  changedAt: z.iso.datetime(),
  place: place.extend({
    /** A phone number, an address or a link in what the other wrote: one is warned, as in a message (D20). */
    holdsContactDetails: z.boolean(),
  }),
  places,
  /** To be given back with an answer: what was changed meanwhile is looked at again first. */
  revision: z.int(),
});
export type Encounter = z.infer<typeof encounter>;

const ofContact = { id: z.string().max(64) };
const seen = { ...ofContact, revision: z.int().min(0) };
const words = typedText(KIND_WORDS_MAX_LENGTH, WORDS_TOO_LONG).default('');

const newProposal = z.object({
  ...ofContact,
  moments: z.array(chosenMoment).length(MOMENTS_PROPOSED, 'Proposez trois moments'),
  place: place.extend({
    name: typedText(PLACE_NAME_MAX_LENGTH, PLACE_SENTENCES.nameTooLong).default(''),
  }),
  /** Of the proposal or the date that this one takes the place of; none when there is nothing yet. */
  revision: seen.revision.optional(),
  /** Goes with it into the conversation, as a message. */
  words,
});
export type NewProposal = z.infer<typeof newProposal>;

const changed = {
  CHANGED: {
    status: 409,
    message: 'Votre rendez-vous a changé entre-temps. Voici où vous en êtes.',
  },
} as const;

export const encountersContract = {
  upcoming: route('GET', '/dates', 'Proposals that wait and dates agreed on, those to answer first').output(
    z.array(encounter),
  ),
  one: route('GET', '/contacts/{id}/date', 'What one plans with a contact')
    .input(z.object(ofContact))
    .output(
      z.object({
        encounter: encounter.nullable(),
        places,
        /** Instants that one of the two has refused: a proposal begins with others. */
        refusedMoments: z.array(z.iso.datetime()),
        /** What both like, for the choice of a place. */
        sharedActivities: z.array(z.enum(ACTIVITIES)),
        /** How the two of them are spoken of together, in the plural. */
        pairGender: z.enum(GENDERS),
        /** Both have written: one may propose, or propose something else. */
        canPropose: z.boolean(),
        /** One's own link for someone close, when there is one. */
        friendLink: z.url().nullable(),
      }),
    ),
  accept: route('POST', '/contacts/{id}/date/moment', 'Choose one of the moments')
    .errors({
      ...changed,
      MOMENT_PAST: { status: 409, message: 'Ce moment est passé\u202f: choisissez-en un autre.' },
    })
    .input(z.object({ ...seen, moment: z.iso.datetime() }))
    .output(done),
  calendar: route('GET', '/contacts/{id}/date/calendar', 'The agreed date as a file for one’s calendar')
    .input(z.object(ofContact))
    .output(z.file()),
  shareDate: route(
    'POST',
    '/contacts/{id}/date/friend-link',
    'A link that tells someone close where, when and with whom, until the day after',
  )
    .input(z.object(ofContact))
    .output(z.object({ url: z.url() })),
  unshareDate: route('DELETE', '/contacts/{id}/date/friend-link', 'End one’s link')
    .input(z.object(ofContact))
    .output(done),
  propose: route(
    'POST',
    '/contacts/{id}/date',
    'Propose three moments and a kind of place, first or in the place of what there is',
  )
    .errors({
      ...changed,
      TOO_EARLY: {
        status: 409,
        message:
          'Faites d’abord connaissance\u202f: on propose un rendez-vous une fois que l’autre a répondu.',
      },
      SAME_PROPOSAL: {
        status: 409,
        message:
          'C’est la proposition que vous avez reçue. Choisissez l’un de ses moments, ou changez-en au moins un, ou le lieu.',
      },
      ALREADY_PROPOSED: {
        status: 409,
        message: 'Une proposition est déjà dans cette conversation. La voici.',
      },
    })
    .input(newProposal)
    .output(done),
  end: route('POST', '/contacts/{id}/date/end', 'Decline a proposal, take one’s own back, or cancel the date')
    .errors(changed)
    .input(z.object({ ...seen, words }))
    .output(done),
};
