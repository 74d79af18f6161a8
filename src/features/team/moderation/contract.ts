import { z } from 'zod';
import { CASE_KINDS, GRAVITIES } from '#features/accounts/cases/rules.ts';
import { REPORT_MATTERS, REPORT_PARTS } from '#features/conversations/reports/rules.ts';
import { PROMPTS } from '#features/profile/prompts/rules.ts';
import { base, done, requiredText, typedText } from '#lib/contract-base.ts';
import {
  ANSWER_MAX_LENGTH,
  DECISIONS,
  FACTS_MAX_LENGTH,
  FACTS_MIN_LENGTH,
  SUSPENSION_DAYS,
} from './rules.ts';
import { CLAUSE_CODES } from './texts/clauses.ts';

export const DECISION_SENTENCES = {
  tooLong: 'Les faits doivent tenir en 2 000 caractères',
  tooShort: 'Dites les faits en une phrase au moins\u202f: la personne les lira',
  clause: 'Choisissez la règle qui s’applique',
  target: 'Choisissez ce que vous masquez',
  days: 'Choisissez la durée de la suspension',
  answer: 'Écrivez une réponse\u202f: la personne la lira',
} as const;

const id = z.string().max(64);
const gravity = z.union(GRAVITIES.map((one) => z.literal(one)));
const colleague = z.object({ id: z.string(), firstName: z.string() });
const when = z.iso.datetime();

/** Whom it is about, as much as a row needs; nothing when unknown, or gone. */
const person = z.object({ id: z.string(), firstName: z.string(), age: z.int(), city: z.string() });

const queuedCase = z.object({
  id,
  kind: z.enum(CASE_KINDS),
  gravity,
  createdAt: when,
  matter: z.enum(REPORT_MATTERS).nullable(),
  subject: person.nullable(),
  /** Who is looking at it right now. */
  takenBy: colleague.nullable(),
});
export type QueuedCase = z.infer<typeof queuedCase>;

const queue = z.object({
  cases: z.array(queuedCase),
  /** Where the next page begins; nothing when this is the last. */
  next: z.string().nullable(),
  waiting: z.int(),
  inDanger: z.int(),
  byKind: z.partialRecord(z.enum(CASE_KINDS), z.int()),
});
export type Queue = z.infer<typeof queue>;

/** A profile as it was sealed, or as it stands. */
const profileEvidence = z.object({
  firstName: z.string(),
  age: z.int(),
  city: z.string(),
  hasChildren: z.boolean(),
  bio: z.string(),
  prompts: z.array(z.object({ prompt: z.enum(PROMPTS), answer: z.string() })),
});
export type ProfileEvidence = z.infer<typeof profileEvidence>;

const messageEvidence = z.object({
  from: z.enum(REPORT_PARTS),
  automatic: z.boolean(),
  content: z.string().nullable(),
  at: when,
});
export type MessageEvidence = z.infer<typeof messageEvidence>;

export const reportEvidence = z.object({
  profile: profileEvidence.nullable(),
  reporter: profileEvidence.nullable().optional(),
  messages: z.array(messageEvidence),
  words: z
    .object({ qualities: z.array(z.string()), sentence: z.string() })
    .nullable()
    .optional(),
});
export const sealedThread = z.array(messageEvidence).nullable();

const photoEvidence = z.object({ id, caption: z.string(), part: z.enum(REPORT_PARTS) });

/** What can be set aside: a photo by its picture, a text by its words. */
const target = z.object({
  content: z.string(),
  label: z.string(),
  text: z.string(),
  photoId: z.string().nullable(),
  hidden: z.boolean(),
});
export type Target = z.infer<typeof target>;

const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('report'),
    number: z.string(),
    reason: z.string(),
    ...reportEvidence.shape,
    photos: z.array(photoEvidence),
    sealed: sealedThread,
  }),
  z.object({
    kind: z.literal('text'),
    content: z.string(),
    text: z.string(),
    current: z.string().nullable(),
  }),
  z.object({ kind: z.literal('photo'), photoId: z.string(), caption: z.string() }),
  z.object({
    kind: z.literal('note'),
    author: z.string(),
    note: z.string(),
    notAgain: z.boolean(),
    toldAt: when,
  }),
  z.object({
    kind: z.literal('appeal'),
    text: z.string(),
    facts: z.string(),
    rule: z.string(),
    decision: z.enum(DECISIONS).nullable(),
    decidedAt: when,
    decidedBy: colleague.nullable(),
    mayJudge: z.boolean(),
  }),
  z.object({
    kind: z.literal('notice'),
    number: z.string(),
    from: z.string(),
    place: z.string(),
    about: z.string(),
    matter: z.string(),
    content: z.string(),
    why: z.string(),
  }),
  /** Changed or taken back since: there is nothing left to look at. */
  z.object({ kind: z.literal('gone') }),
]);
export type Evidence = z.infer<typeof evidence>;

const pastDecision = z.object({
  id,
  decision: z.enum(DECISIONS),
  clause: z.enum(CLAUSE_CODES).nullable(),
  facts: z.string(),
  at: when,
  by: z.string(),
  undoneAt: when.nullable(),
});

export const openedCase = queuedCase.extend({
  settledAt: when.nullable(),
  standing: z.enum(['open', 'suspended', 'closed']),
  /** Other reports about the same person. */
  otherReports: z.int(),
  history: z.array(pastDecision),
  openings: z.array(z.object({ by: z.string(), at: when })),
  targets: z.array(target),
  allowed: z.array(z.enum(DECISIONS)),
  evidence,
});
export type OpenedCase = z.infer<typeof openedCase>;

export const newDecision = z
  .object({
    id,
    decisionId: z.uuid(),
    decision: z.enum(DECISIONS),
    clause: z.enum(CLAUSE_CODES, { error: DECISION_SENTENCES.clause }).optional(),
    facts: typedText(FACTS_MAX_LENGTH, DECISION_SENTENCES.tooLong).default(''),
    target: z.string().max(120).optional(),
    days: z.union(SUSPENSION_DAYS.map((days) => z.literal(days))).optional(),
    danger: z.boolean().default(false),
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

const SETTLED = {
  status: 409,
  message: 'Ce dossier vient d’être traité par quelqu’un d’autre. Rien n’a été envoyé deux fois.',
} as const;

export const deskModerationContract = {
  queue: base
    .route({
      method: 'GET',
      path: '/desk/moderation/cases',
      summary: 'What waits, the gravest and oldest first',
    })
    .input(z.object({ kind: z.enum(CASE_KINDS).optional(), after: z.string().max(120).optional() }))
    .output(queue),
  waiting: base
    .route({ method: 'GET', path: '/desk/moderation/waiting', summary: 'How much waits' })
    .output(z.object({ waiting: z.int(), inDanger: z.int(), oldest: when.nullable() })),
  open: base
    .route({
      method: 'POST',
      path: '/desk/moderation/cases/{id}/open',
      summary: 'Open a case with its evidence; the opening is recorded',
    })
    .input(z.object({ id }))
    .output(openedCase),
  leave: base
    .route({
      method: 'POST',
      path: '/desk/moderation/cases/{id}/leave',
      summary: 'Leave a case to colleagues',
    })
    .input(z.object({ id }))
    .output(done),
  photo: base
    .route({
      method: 'GET',
      path: '/desk/moderation/photos/{id}',
      summary: 'A photo of a case that one has opened',
    })
    .input(z.object({ id, case: id }))
    .output(z.file()),
  decide: base
    .route({
      method: 'POST',
      path: '/desk/moderation/cases/{id}/decide',
      summary: 'Decide: the member is told why, the reporter that it was dealt with',
    })
    .errors({
      SETTLED,
      TARGET_GONE: {
        status: 409,
        message: 'Ce contenu a changé ou n’est plus là\u202f: relisez le dossier avant de décider.',
      },
      NOT_ALLOWED: { status: 409, message: 'Cette décision n’est pas possible pour ce dossier.' },
    })
    .input(newDecision)
    .output(done),
  judge: base
    .route({
      method: 'POST',
      path: '/desk/moderation/cases/{id}/judge',
      summary: 'Answer an appeal; never by who decided',
    })
    .errors({
      SETTLED,
      OWN_DECISION: {
        status: 409,
        message:
          'Vous avez pris cette décision\u202f: une autre personne de l’équipe doit relire la contestation.',
      },
    })
    .input(
      z.object({
        id,
        outcome: z.enum(['upheld', 'undone']),
        answer: requiredText(ANSWER_MAX_LENGTH, DECISION_SENTENCES.tooLong, DECISION_SENTENCES.answer),
      }),
    )
    .output(done),
  answerNotice: base
    .route({
      method: 'POST',
      path: '/desk/moderation/cases/{id}/answer',
      summary: 'Answer whoever notified a content',
    })
    .errors({ SETTLED })
    .input(
      z.object({
        id,
        outcome: z.enum(['acted', 'dismissed']),
        answer: requiredText(ANSWER_MAX_LENGTH, DECISION_SENTENCES.tooLong, DECISION_SENTENCES.answer),
      }),
    )
    .output(done),
};
