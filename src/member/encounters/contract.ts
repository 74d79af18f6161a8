import { z } from 'zod';
import { action, done, route, typedText } from '#lib/contract-base.ts';
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
export const WORDS_TOO_LONG = 'Votre mot est trop long (500 caractères au plus)';

const chosenMoment = z.object({
  day: z.iso.date('Choisissez un jour'),
  time: z.string().refine((time) => MEETING_TIMES.includes(time), 'Choisissez une heure'),
});

const place = z.object({ kind: z.enum(PLACE_KINDS, PLACE_SENTENCES.kind), name: z.string() });

/** The time in one of the two towns; the reader’s town comes first. */
const clockOfTown = z.object({ town: z.string(), zone: z.string(), hour: z.string() });
const places = z.tuple([clockOfTown, clockOfTown]);

/** A plan of two people, as one of them sees it. */
export const encounter = z.object({
  contactId: z.string(),
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  /** `to-answer`: the other proposed. `waiting`: this member proposed. `agreed`: both agreed. */
  status: z.enum(['to-answer', 'waiting', 'agreed']),
  /** Proposed moments that can still be chosen, soonest first; empty once agreed. */
  moments: z.array(z.iso.datetime()),
  agreedAt: z.iso.datetime().nullable(),
  /** When it reached its current status. */
  changedAt: z.iso.datetime(),
  place: place.extend({
    /** The other’s words contain a phone number, an address or a link: the reader is warned, as in a message (D20). */
    holdsContactDetails: z.boolean(),
  }),
  places,
  /** Must be sent back with an answer, which is rejected if the plan changed meanwhile. */
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
  /** Revision of the proposal or date that this one replaces; absent for a first proposal. */
  revision: seen.revision.optional(),
  /** Added to the conversation as a message. */
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
  upcoming: route('GET', '/dates', 'List my proposals and agreed dates, those to answer first').output(
    z.array(encounter),
  ),
  one: route('GET', '/contacts/{id}/date', 'Get the plan with a contact')
    .input(z.object(ofContact))
    .output(
      z.object({
        encounter: encounter.nullable(),
        places,
        /** Instants that one of the two has refused; suggestions avoid them. */
        refusedMoments: z.array(z.iso.datetime()),
        /** Activities that both share, for the choice of a place. */
        sharedActivities: z.array(z.enum(ACTIVITIES)),
        /** Grammatical gender of the two together, for plurals. */
        pairGender: z.enum(GENDERS),
        /** Both have written: the member can propose, or make a counter-proposal. */
        canPropose: z.boolean(),
        /** The member’s own link for a friend, if any. */
        friendLink: z.url().nullable(),
      }),
    ),
  accept: action('/contacts/{id}/date/moment', 'Choose one of the proposed moments')
    .errors({
      ...changed,
      MOMENT_PAST: { status: 409, message: 'Ce moment est passé\u202f: choisissez-en un autre.' },
    })
    .input(z.object({ ...seen, moment: z.iso.datetime() })),
  calendar: route('GET', '/contacts/{id}/date/calendar', 'Download the agreed date as a calendar file (.ics)')
    .input(z.object(ofContact))
    .output(z.file()),
  shareDate: route(
    'POST',
    '/contacts/{id}/date/friend-link',
    'Create a link that shows a friend the date and the partner, until the day after',
  )
    .input(z.object(ofContact))
    .output(z.object({ url: z.url() })),
  unshareDate: route('DELETE', '/contacts/{id}/date/friend-link', 'Revoke my link')
    .input(z.object(ofContact))
    .output(done),
  propose: action(
    '/contacts/{id}/date',
    'Propose three moments and a kind of place, or replace the current plan',
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
    .input(newProposal),
  end: action('/contacts/{id}/date/end', 'Decline a proposal, withdraw mine, or cancel the date')
    .errors(changed)
    .input(z.object({ ...seen, words })),
};
