import { z } from 'zod';
import { done, requiredText, route, typedText } from '#lib/contract-base.ts';
import {
  APPEAL_MAX_LENGTH,
  DECISIONS,
  FACTS_MAX_LENGTH,
  FACTS_MIN_LENGTH,
  REPLY_MAX_LENGTH,
  SUSPENSION_DAYS,
} from './rules.ts';
import { CLAUSE_CODES } from './texts.ts';

export const DECISION_SENTENCES = {
  tooLong: 'Les faits doivent tenir en 2 000 caractères',
  tooShort: 'Dites les faits en une phrase au moins\u202f: la personne les lira',
  clause: 'Choisissez la règle qui s’applique',
  target: 'Choisissez ce que vous masquez',
  days: 'Choisissez la durée de la suspension',
  answer: 'Écrivez une réponse\u202f: la personne la lira',
} as const;

export const newDecision = z
  .object({
    id: z.string().max(64),
    decisionId: z.uuid(),
    decision: z.enum(DECISIONS),
    clause: z.enum(CLAUSE_CODES, { error: DECISION_SENTENCES.clause }).optional(),
    facts: typedText(FACTS_MAX_LENGTH, DECISION_SENTENCES.tooLong).default(''),
    target: z.string().max(120).optional(),
    days: z.union(SUSPENSION_DAYS.map((days) => z.literal(days))).optional(),
    danger: z.boolean().default(false),
    /** Other open cases about the same person, which this decision settles too. */
    also: z.array(z.string().max(64)).max(20).default([]),
    /** To the author of a notice, or of a redress about how it ended. */
    answer: typedText(REPLY_MAX_LENGTH, DECISION_SENTENCES.tooLong).default(''),
  })
  .superRefine(({ decision, clause, facts, target: content, days }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (decision === 'dismiss') return;
    if (!clause) refuse('clause', DECISION_SENTENCES.clause);
    if (facts.length < FACTS_MIN_LENGTH) refuse('facts', DECISION_SENTENCES.tooShort);
    if (decision === 'hide' && !content) refuse('target', DECISION_SENTENCES.target);
    if (decision === 'suspend' && !days) refuse('days', DECISION_SENTENCES.days);
  });

/** The effects of a decision, from a dry run that is rolled back. */
export const consequences = z.object({
  /** The mail to the person; null for a dismissal or a deleted account. */
  mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
  /** When a suspension ends, or a closure begins. */
  until: z.iso.datetime().nullable(),
  /** Whether the person is logged out everywhere. */
  ended: z.boolean(),
  /** Contacts who read that the person cannot be reached. */
  contacts: z.int(),
  cancelled: z.object({ dates: z.int(), places: z.int(), appointments: z.int() }),
  /** Reporters who get a reply. */
  answered: z.int(),
});
export type Consequences = z.infer<typeof consequences>;

export const SETTLED = {
  status: 409,
  message: 'Ce dossier vient d’être traité par quelqu’un d’autre. Rien n’a été envoyé deux fois.',
} as const;

export const OWN_DECISION = {
  status: 409,
  message: 'Vous avez pris cette décision\u202f: une autre personne de l’équipe doit relire la contestation.',
} as const;

/** Refusals of a decision. */
export const DECIDING = {
  SETTLED,
  TARGET_GONE: {
    status: 409,
    message: 'Ce contenu a changé ou n’est plus là\u202f: relisez le dossier avant de décider.',
  },
  NOT_ALLOWED: { status: 409, message: 'Cette décision n’est pas possible pour ce dossier.' },
  UNSEEN: { status: 409, message: 'Ouvrez d’abord les dossiers que vous décidez avec celui-ci.' },
  OWN_DECISION,
} as const;

/** A reporter's redress against the decision on their report. */
export const contestText = requiredText(
  APPEAL_MAX_LENGTH,
  'Votre message est trop long (2 000 caractères au plus)',
  'Dites-nous en quelques mots pourquoi vous n’êtes pas d’accord',
);

const token = z.string().max(200);

export const redressContract = {
  state: route('POST', '/redress/state', 'Whether the end of one’s report or notice may still be contested')
    .input(z.object({ token }))
    .output(
      z.object({
        state: z.enum(['open', 'sent', 'too-late']),
        decidedAt: z.iso.datetime(),
        until: z.iso.datetime(),
      }),
    ),
  contest: route('POST', '/redress', 'Contest the end of one’s report or notice, once')
    .errors({
      CANNOT_CONTEST: { status: 409, message: 'Cette décision ne peut plus être contestée ici.' },
    })
    .input(z.object({ token, text: contestText }))
    .output(done),
};
