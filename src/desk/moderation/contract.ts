import { z } from 'zod';
import { action, requiredText, route, typedText } from '#lib/contract-base.ts';
import {
  APPEAL_OUTCOMES,
  CASE_KINDS,
  DECISIONS,
  FACTS_MAX_LENGTH,
  FACTS_MIN_LENGTH,
  GRAVITIES,
  MEASURE_STATES,
  REPLY_MAX_LENGTH,
  SUSPENSION_DAYS,
} from '#mechanisms/decisions/rules.ts';
import { CLAUSE_CODES } from '#mechanisms/decisions/texts.ts';
import { findingOrigin, reportEvidence, sealedThread } from '#member/reports/contract.ts';
import { NOTICE_OUTCOMES, REPORT_MATTERS, REPORT_PARTS } from '#member/reports/rules.ts';
import { DANGER_STEPS, STRUCK_REASON_MAX_LENGTH } from './rules.ts';

const id = z.string().max(64);
const gravity = z.union(GRAVITIES.map((one) => z.literal(one)));
const colleague = z.object({ id: z.string(), firstName: z.string() });
const when = z.iso.datetime();

/** Subject of a queue row; null when unknown or deleted. */
const person = z.object({ id: z.string(), firstName: z.string(), age: z.int(), city: z.string() });

const queuedCase = z.object({
  id,
  kind: z.enum(CASE_KINDS),
  gravity,
  createdAt: when,
  matter: z.enum(REPORT_MATTERS).nullable(),
  subject: person.nullable(),
  /** Number of earlier measures about the subject, without revoked ones. */
  measures: z.int(),
  takenBy: colleague.nullable(),
  settledAt: when.nullable(),
  /** Finished steps of a danger; a skipped one has the reason why it does not apply. */
  ticks: z.array(
    z.object({ step: z.enum(DANGER_STEPS), by: z.string(), at: when, struck: z.string().nullable() }),
  ),
});
export type QueuedCase = z.infer<typeof queuedCase>;

const queue = z.object({
  cases: z.array(queuedCase),
  /** Cursor of the next page; null on the last. */
  next: z.string().nullable(),
});

const photoEvidence = z.object({ id, caption: z.string(), part: z.enum(REPORT_PARTS) });

const target = z.object({
  content: z.string(),
  label: z.string(),
  text: z.string(),
  photoId: z.string().nullable(),
  hidden: z.boolean(),
});
export type HidingTarget = z.infer<typeof target>;

const ofReport = z.object({
  kind: z.literal('report'),
  number: z.string(),
  reason: z.string(),
  ...reportEvidence.shape,
  photos: z.array(photoEvidence),
  sealed: sealedThread,
});
const ofNotice = z.object({
  kind: z.literal('notice'),
  number: z.string(),
  from: z.string(),
  place: z.string(),
  about: z.string(),
  matter: z.string(),
  content: z.string(),
  why: z.string(),
});
const gone = z.object({ kind: z.literal('gone') });
export type ToldEvidence = z.infer<typeof ofReport> | z.infer<typeof ofNotice> | z.infer<typeof gone>;

const contested = {
  decision: z.enum(DECISIONS).nullable(),
  decidedAt: when,
  decidedBy: z.string().nullable(),
  mayJudge: z.boolean(),
};

const evidence = z.discriminatedUnion('kind', [
  ofReport,
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
    ...contested,
  }),
  z.object({
    kind: z.literal('redress'),
    text: z.string(),
    ...contested,
    told: z.discriminatedUnion('kind', [ofReport, ofNotice, gone]),
  }),
  ofNotice,
  gone,
]);
export type Evidence = z.infer<typeof evidence>;

const pastDecision = z.object({
  id,
  decision: z.enum(DECISIONS),
  clause: z.enum(CLAUSE_CODES).nullable(),
  facts: z.string(),
  at: when,
  by: z.string(),
  /** Null for a dismissal. */
  state: z.enum(MEASURE_STATES).nullable(),
});

export const openedCase = queuedCase.extend({
  /** Whether the account is deleted and its address blocked until the decision. */
  held: z.boolean(),
  /** Open cases about the same person that one decision may settle too. */
  together: z.array(
    queuedCase.pick({ id: true, kind: true, matter: true, createdAt: true }).extend({ seen: z.boolean() }),
  ),
  history: z.array(pastDecision),
  targets: z.array(target),
  allowed: z.array(z.enum(DECISIONS)),
  evidence,
});
export type OpenedCase = z.infer<typeof openedCase>;

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
    id,
    decisionId: z.uuid(),
    decision: z.enum(DECISIONS),
    clause: z.enum(CLAUSE_CODES, { error: DECISION_SENTENCES.clause }).optional(),
    facts: typedText(FACTS_MAX_LENGTH, DECISION_SENTENCES.tooLong).default(''),
    target: z.string().max(120).optional(),
    days: z.union(SUSPENSION_DAYS.map((days) => z.literal(days))).optional(),
    danger: z.boolean().default(false),
    /** Other open cases about the same person, which this decision settles too. */
    also: z.array(id).max(20).default([]),
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
const consequences = z.object({
  /** The mail to the person; null for a dismissal or a deleted account. */
  mail: z.object({ subject: z.string(), text: z.string() }).nullable(),
  /** When a suspension ends, or a closure begins. */
  until: when.nullable(),
  /** Whether the person is logged out everywhere. */
  ended: z.boolean(),
  /** Contacts who read that the person cannot be reached. */
  contacts: z.int(),
  cancelled: z.object({ dates: z.int(), places: z.int(), appointments: z.int() }),
  /** Reporters who get a reply. */
  answered: z.int(),
});
export type Consequences = z.infer<typeof consequences>;

export const newFinding = z.object({
  id: z.uuid(),
  profileId: id,
  matter: z.enum(REPORT_MATTERS, { error: 'Choisissez ce dont il s’agit' }),
  words: requiredText(
    FACTS_MAX_LENGTH,
    DECISION_SENTENCES.tooLong,
    'Dites ce que vous avez constaté\u202f: la modération partira de là',
  ),
  origin: findingOrigin,
});

const REFUSALS = {
  SETTLED: {
    status: 409,
    message: 'Ce dossier vient d’être traité par quelqu’un d’autre. Rien n’a été envoyé deux fois.',
  },
  TARGET_GONE: {
    status: 409,
    message: 'Ce contenu a changé ou n’est plus là\u202f: relisez le dossier avant de décider.',
  },
  NOT_ALLOWED: { status: 409, message: 'Cette décision n’est pas possible pour ce dossier.' },
  UNSEEN: { status: 409, message: 'Ouvrez d’abord les dossiers que vous décidez avec celui-ci.' },
  OWN_DECISION: {
    status: 409,
    message:
      'Vous avez pris cette décision\u202f: une autre personne de l’équipe doit relire la contestation.',
  },
  APPEAL_WAITS: {
    status: 409,
    message: 'Une contestation attend pour cette décision\u202f: répondez-y, elle sera annulée ainsi.',
  },
  ABOUT_A_MEMBER: {
    status: 409,
    message: 'Ce signalement vise un profil\u202f: décidez de ce profil, la réponse part avec la décision.',
  },
} as const;

export const deskModerationContract = {
  find: action('/desk/moderation/cases', 'Open a case about a member without a report').input(newFinding),
  nameSubject: action('/desk/moderation/cases/{id}/subject', 'Identify the member a notice is about')
    .errors(REFUSALS)
    .input(z.object({ id, profileId: id.nullable() })),
  undo: action('/desk/moderation/decisions/{id}/undo', 'Revoke a decision and notify the member')
    .errors(REFUSALS)
    .input(z.object({ id })),
  queue: route('GET', '/desk/moderation/cases', 'List pending cases, most severe and oldest first')
    .input(
      z.object({
        kind: z.enum(CASE_KINDS).optional(),
        after: z.string().max(120).optional(),
        /** Omits grave cases, never a danger. */
        without: z.literal('grave').optional(),
      }),
    )
    .output(queue),
  waiting: route('GET', '/desk/moderation/waiting', 'Count pending cases by kind').output(
    z.object({
      waiting: z.int(),
      inDanger: z.int(),
      oldest: when.nullable(),
      byKind: z.partialRecord(z.enum(CASE_KINDS), z.int()),
      /** Grave cases that the colleague has opened today. */
      graveOpened: z.int(),
    }),
  ),
  open: route('POST', '/desk/moderation/cases/{id}/open', 'Open a case; logged')
    .input(z.object({ id }))
    .output(openedCase),
  dangers: route('GET', '/desk/moderation/dangers', 'List dangers with unfinished steps').output(
    z.array(queuedCase),
  ),
  tick: action('/desk/moderation/cases/{id}/steps', 'Tick, skip or reopen steps of a danger').input(
    z
      .object({
        id,
        steps: z.array(z.enum(DANGER_STEPS)).min(1).max(DANGER_STEPS.length),
        state: z.enum(['done', 'struck', 'open']),
        /** For skipped steps: why they do not apply. */
        reason: typedText(
          STRUCK_REASON_MAX_LENGTH,
          `Cette raison est trop longue (${STRUCK_REASON_MAX_LENGTH} caractères au plus)`,
        ).default(''),
      })
      .refine(({ state, reason }) => state !== 'struck' || reason !== '', {
        path: ['reason'],
        message: 'Dites pourquoi ces étapes ne s’appliquent pas.',
      }),
  ),
  photo: route('GET', '/desk/moderation/photos/{id}', 'Get a photo of an opened case')
    .input(z.object({ id, case: id }))
    .output(z.file()),
  alsoShown: route(
    'GET',
    '/desk/moderation/cases/{id}/also-shown',
    'List other accounts with a photo of an opened case',
  )
    .input(z.object({ id }))
    .output(z.array(person.extend({ closed: z.boolean() }))),
  rehearse: route('POST', '/desk/moderation/cases/{id}/rehearse', 'Preview a decision and its mail')
    .errors(REFUSALS)
    .input(newDecision)
    .output(consequences),
  decide: action('/desk/moderation/cases/{id}/decide', 'Decide a case and notify the member with reasons')
    .errors(REFUSALS)
    .input(newDecision),
  answer: action('/desk/moderation/cases/{id}/answer', 'Answer an appeal, or a notice')
    .errors(REFUSALS)
    .input(
      z.object({
        id,
        outcome: z.enum([...APPEAL_OUTCOMES, ...NOTICE_OUTCOMES]),
        answer: requiredText(REPLY_MAX_LENGTH, DECISION_SENTENCES.tooLong, DECISION_SENTENCES.answer),
      }),
    ),
};

/** A table row; null below five. */
const line = z.object({ label: z.string(), count: z.int().nullable() });

export const yearFigures = z.object({
  year: z.int(),
  /** Current year, with live figures. */
  running: z.boolean(),
  reports: z.array(line),
  notices: z.array(line),
  decisions: z.array(line),
  appeals: z.array(line),
  /** Median decision time in hours; null below five decisions. */
  medianHours: z.int().nullable(),
});
export type YearFigures = z.infer<typeof yearFigures>;
export type FigureLine = z.infer<typeof line>;

export const transparencyContract = {
  figures: route('GET', '/transparency', 'Get the transparency report by year').output(z.array(yearFigures)),
};
