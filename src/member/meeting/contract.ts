import { z } from 'zod';
import { action, route, typedText } from '#lib/contract-base.ts';
import {
  HALF_SENTENCE_MAX_LENGTH,
  isHalfSentence,
  KIND_OPENING_KEYS,
  MEETING_QUALITIES,
  TEAM_NOTE_MAX_LENGTH,
} from './rules.ts';

export const SENTENCE_REFUSALS = {
  phone: 'N’indiquez pas de numéro de téléphone ici : échangez-le par message',
  email: 'N’indiquez pas d’adresse e-mail ici : échangez-la par message',
  handle: 'N’indiquez pas de nom sur un réseau ici : échangez-le par message',
  insult:
    'Ce mot peut blesser. Dites-le autrement ou, si quelque chose s’est mal passé, écrivez-le à l’équipe ci-dessous',
  link: 'N’indiquez pas de lien ici : partagez-le par message',
} as const;

export const FEEDBACK_SENTENCES = {
  tooLong: `La fin de votre phrase est trop longue (${HALF_SENTENCE_MAX_LENGTH} caractères au plus)`,
  noteTooLong: 'Votre mot est trop long (500 caractères au plus)',
  missing: 'Choisissez un mot, ou un début de phrase à terminer',
  noOpening: 'Choisissez d’abord un début de phrase',
  unfinished: 'Terminez la phrase que vous avez commencée',
  another:
    'Terminez cette phrase en quelques mots, sans en commencer une autre. Ce qui s’est mal passé s’écrit à l’équipe, ci-dessous',
} as const;

const qualities = z.array(z.enum(MEETING_QUALITIES)).max(MEETING_QUALITIES.length);
const opening = z.enum(KIND_OPENING_KEYS).nullable();

export const meetingState = z.object({
  /** Ten messages were exchanged or the other has declared the meeting, and the member has not yet. */
  canDeclare: z.boolean(),
  declaredByMe: z.boolean(),
  declaredByThem: z.boolean(),
  /** Either has declared the meeting, and the other has not read the member’s feedback. */
  canGiveFeedback: z.boolean(),
  /** The member's own words. The note to the team is never returned, not even to its author: only whether it exists. */
  given: z.object({ qualities, opening, half: z.string(), toldTeam: z.boolean() }).nullable(),
  /** The other’s words, once both have written or after seven days. */
  received: z.object({ qualities, sentence: z.string() }).nullable(),
});
export type MeetingState = z.infer<typeof meetingState>;

const newFeedback = z
  .object({
    id: z.string().max(64),
    qualities: qualities.refine(
      (chosen) => new Set(chosen).size === chosen.length,
      'Choisissez chaque mot une seule fois',
    ),
    /** The opening of the sentence; `half` completes it. */
    opening: opening.default(null),
    half: typedText(HALF_SENTENCE_MAX_LENGTH, FEEDBACK_SENTENCES.tooLong)
      .refine(isHalfSentence, FEEDBACK_SENTENCES.another)
      .default(''),
    /** For the team only. If absent, an earlier note stays. */
    forTeam: z
      .object({
        notAgain: z.boolean(),
        note: typedText(TEAM_NOTE_MAX_LENGTH, FEEDBACK_SENTENCES.noteTooLong).default(''),
      })
      .optional(),
  })
  .refine(({ opening: begun, half }) => begun !== null || half === '', {
    path: ['opening'],
    error: FEEDBACK_SENTENCES.noOpening,
  })
  .refine(({ opening: begun, half }) => begun === null || half !== '', {
    path: ['half'],
    error: FEEDBACK_SENTENCES.unfinished,
  })
  .refine(
    (feedback) =>
      feedback.qualities.length > 0 ||
      feedback.half !== '' ||
      feedback.opening !== null ||
      feedback.forTeam?.notAgain ||
      feedback.forTeam?.note,
    { path: ['opening'], error: FEEDBACK_SENTENCES.missing },
  );
export type NewFeedback = z.infer<typeof newFeedback>;

const ofContact = { id: z.string().max(64) };

const dateToTell = z.object({
  contactId: z.string(),
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  agreedAt: z.iso.datetime(),
});
export type DateToTell = z.infer<typeof dateToTell>;

export const meetingContract = {
  toTell: route('GET', '/meetings/to-tell', 'List recent dates that I have not reported on').output(
    z.array(dateToTell),
  ),
  state: route('GET', '/contacts/{id}/meeting', 'Get the meeting with a contact and its feedback')
    .input(z.object(ofContact))
    .output(meetingState),
  declare: action('/contacts/{id}/meeting', 'Declare that I met a contact')
    .errors({
      TOO_EARLY: {
        status: 409,
        message:
          'Prenez encore le temps d’échanger quelques messages avant de nous parler de votre rencontre.',
      },
    })
    .input(z.object(ofContact)),
  setAside: action('/contacts/{id}/meeting/set-aside', 'Report that a date did not take place').input(
    z.object(ofContact),
  ),
  giveFeedback: action('/contacts/{id}/meeting/feedback', 'Write feedback about a contact I met')
    .errors({
      NOT_MET: { status: 409, message: 'Dites-nous d’abord que la rencontre a eu lieu.' },
      ALREADY_READ: { status: 409, message: 'Votre mot a déjà été remis : il ne peut plus être changé.' },
    })
    .input(newFeedback),
};
