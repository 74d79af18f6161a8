import { z } from 'zod';
import { action, done, requiredText, route } from '#lib/contract-base.ts';
import { waitWords } from '#lib/wait-words.ts';
import { MEASURE_STATES, STATEMENT_EFFECTS } from '#mechanisms/decisions/rules.ts';
import {
  FILTERED_STATES,
  FILTERED_STEPS,
  JOINED_WEEKS,
  MEMBER_STATES,
  OPENING_REASONS,
  REASON_WORDS_MAX_LENGTH,
  RESENDABLE,
  SEEN_DAYS,
  SIGN_UP_STEPS,
  WORKS,
  YES_OR_NO,
} from './rules.ts';

export function tooManyFiles(seconds: number): string {
  return `Vous avez ouvert beaucoup de fiches en un jour\u202f: la limite est atteinte, pour protéger les membres. Réessayez ${waitWords(seconds)}, ou passez le relais à quelqu’un de l’équipe.`;
}

const words = (missing: string) =>
  requiredText(REASON_WORDS_MAX_LENGTH, 'C’est trop long (300 caractères au plus)', missing);

export const foundMember = z.object({
  id: z.string(),
  /** Null until the sign-up is finished. */
  firstName: z.string().nullable(),
  age: z.int().nullable(),
  city: z.string().nullable(),
  /** Example: « c•••@exemple.invalid ». */
  address: z.string(),
  state: z.enum(MEMBER_STATES),
  since: z.iso.datetime(),
});
export type FoundMember = z.infer<typeof foundMember>;

/** A row of the table. */
export const listedMember = foundMember.extend({
  lastSeen: z.iso.date().nullable(),
  /** First step of the sign-up that is missing. */
  step: z.enum(SIGN_UP_STEPS).nullable(),
  isVerified: z.boolean(),
  isErasureAsked: z.boolean(),
});
export type ListedMember = z.infer<typeof listedMember>;

/** Filters of the table; they can be combined. */
export const memberFilter = z.object({
  words: z.string().max(200).optional(),
  state: z.enum(FILTERED_STATES).optional(),
  step: z.enum(FILTERED_STEPS).optional(),
  /** Signed up within the last weeks. */
  weeks: z.coerce.number().pipe(z.literal(JOINED_WEEKS)).optional(),
  /** Seen within the last days. */
  days: z.coerce.number().pipe(z.literal(SEEN_DAYS)).optional(),
  verified: z.enum(YES_OR_NO).optional(),
  photo: z.enum(YES_OR_NO).optional(),
});
export type MemberFilter = z.infer<typeof memberFilter>;

/** Returned after a reason was given: no answers, photos or messages. */
export const memberFile = foundMember.extend({
  email: z.string(),
  /** End of a suspension, or start of a closure. */
  until: z.iso.datetime().nullable(),
  lastSeen: z.iso.datetime().nullable(),
  leftSteps: z.array(z.enum(SIGN_UP_STEPS)),
  decisions: z.array(
    z.object({
      id: z.string(),
      effect: z.enum(STATEMENT_EFFECTS),
      madeAt: z.iso.datetime(),
      until: z.iso.datetime().nullable(),
      state: z.enum(MEASURE_STATES),
      appealed: z.boolean(),
    }),
  ),
  /** Null unless the colleague is a moderator. */
  reports: z.int().nullable(),
  conversations: z.int(),
  mails: z.array(
    z.object({
      id: z.string(),
      template: z.string(),
      state: z.enum(['waiting', 'failed', 'sent']),
      at: z.iso.datetime(),
    }),
  ),
  resendable: z.enum(RESENDABLE),
  devices: z.array(z.object({ id: z.string(), name: z.string(), lastUsed: z.iso.datetime() })),
  workshops: z.array(z.object({ title: z.string(), startsAt: z.iso.datetime() })),
  /** Requested by one colleague; another one must confirm it. */
  erasure: z
    .object({ by: z.string(), mine: z.boolean(), askedAt: z.iso.datetime(), request: z.string() })
    .nullable(),
});
export type MemberFile = z.infer<typeof memberFile>;

/** Latest first; null for roles that may read none of it. */
const past = z
  .object({
    count: z.int(),
    latest: z.array(
      z.object({ id: z.string(), at: z.iso.datetime(), effect: z.enum(STATEMENT_EFFECTS).nullable() }),
    ),
  })
  .nullable();
export type PersonPast = z.infer<typeof past>;

export const personBeside = foundMember
  .pick({ firstName: true, age: true, city: true, address: true })
  .extend({
    account: foundMember.pick({ id: true, state: true, since: true }).nullable(),
    threads: past,
    cases: past,
    decisions: past,
    appointments: past,
    workshops: past,
  });
export type PersonBeside = z.infer<typeof personBeside>;

const ofMember = z.object({ id: z.string().max(64) });
const openFirst = {
  OPEN_FIRST: { status: 409, message: 'Dites d’abord pourquoi vous ouvrez cette fiche.' },
} as const;

/** An action on a page that was opened for a reason. */
const act = (method: 'POST' | 'DELETE', path: string, summary: string) =>
  route(method, `/desk/members/{id}/${path}`, summary).errors(openFirst).output(done);

export const deskMembersContract = {
  search: route('GET', '/desk/members', 'Search members by text and filters, newest first')
    .input(memberFilter.extend({ after: z.string().max(64).optional() }))
    .output(
      z.object({
        members: z.array(listedMember),
        next: z.string().nullable(),
        /** Total of all pages, at most one more than `COUNTED_MEMBERS`; null after the first page. */
        count: z.int().nullable(),
      }),
    ),
  beside: route(
    'GET',
    '/desk/members/beside/{id}',
    'Get the person of a thread, a case or an appointment; logged',
  )
    .input(ofMember.extend({ work: z.enum(WORKS) }))
    /** Null when the work belongs to no account. */
    .output(personBeside.nullable()),
  open: action('/desk/members/{id}/openings', 'Give a reason to open a member’s page').input(
    ofMember.extend({
      reason: z.enum(OPENING_REASONS, 'Choisissez une raison'),
      words: words('Précisez en quelques mots'),
    }),
  ),
  one: route('GET', '/desk/members/{id}', 'Get a member’s page, once opened for a reason')
    .errors(openFirst)
    .input(ofMember)
    .output(memberFile),
  resend: act('POST', 'mails', 'Resend a mail with a link').input(ofMember),
  endDevice: act('POST', 'device-ends', 'Log a member out of a device').input(
    ofMember.extend({ device: z.string().max(64) }),
  ),
  answerAccess: act(
    'POST',
    'access-answers',
    'Answer an access request with a mail that links to the archive',
  ).input(ofMember),
  askErasure: act(
    'POST',
    'erasure',
    'Record an erasure request of a member, for another colleague to confirm',
  ).input(ofMember.extend({ request: words('Recopiez la demande du membre') })),
  dropErasure: act('DELETE', 'erasure', 'Withdraw an erasure request').input(ofMember),
  confirmErasure: act(
    'POST',
    'erasure/confirm',
    'Confirm an erasure request of a colleague, carried out at once',
  )
    .errors({
      SAME_PERSON: {
        status: 409,
        message: 'Une autre personne de l’équipe doit confirmer cette suppression.',
      },
    })
    .input(ofMember),
};
