import { z } from 'zod';
import { requiredText, route, typedName, typedText } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import { shownPerson } from '#member/profile/contract.ts';
import { PROMPTS } from '#member/profile/rules.ts';
import {
  mayBeAnonymous,
  NOTICE_LINE_MAX_LENGTH,
  NOTICE_MATTERS,
  NOTICE_TEXT_MAX_LENGTH,
  type NoticeMatter,
  REPORT_ABOUT,
  REPORT_MATTERS,
  REPORT_PARTS,
  REPORT_REASON_MAX_LENGTH,
} from './rules.ts';

export const reportReason = requiredText(
  REPORT_REASON_MAX_LENGTH,
  'Votre signalement est trop long (2 000 caractères au plus)',
  'Dites-nous en quelques mots ce qui s’est passé',
);

const what = {
  matter: z.enum(REPORT_MATTERS, { error: 'Choisissez ce que vous signalez' }),
  reason: reportReason,
};
const receipt = z.object({ number: z.string() });

export const profileEvidence = shownPerson
  .omit({ gender: true, photoUrl: true })
  // Sealed as it was: today’s limits do not apply.
  .extend({ prompts: z.array(z.object({ prompt: z.enum(PROMPTS), answer: z.string() })) });
export type ProfileEvidence = z.infer<typeof profileEvidence>;

export const messageEvidence = z.object({
  from: z.enum(REPORT_PARTS),
  automatic: z.boolean(),
  content: z.string().nullable(),
  at: z.iso.datetime(),
});
export type MessageEvidence = z.infer<typeof messageEvidence>;

/** For a case opened by staff. Contains no member id, since the case outlives the account. */
export const findingOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member') }),
  z.object({ kind: z.literal('thread'), id: z.string().max(200) }),
]);
export type FindingOrigin = z.infer<typeof findingOrigin>;

export const reportEvidence = z.object({
  profile: profileEvidence.nullable(),
  reporter: profileEvidence.nullable().optional(),
  messages: z.array(messageEvidence),
  words: z
    .object({ qualities: z.array(z.string()), sentence: z.string() })
    .nullable()
    .optional(),
  origin: findingOrigin.optional(),
});
export const sealedThread = z.array(messageEvidence).nullable();

export const reportsContract = {
  report: route('POST', '/reports', 'Report a member, who is not told')
    .input(z.object({ profileId: z.string().max(64), about: z.enum(REPORT_ABOUT).optional(), ...what }))
    .output(receipt),
  deletedConversations: route(
    'GET',
    '/reports/conversations',
    'List conversations deleted in the last 30 days, which can still be reported',
  ).output(z.array(z.object({ id: z.string(), firstName: z.string(), deletedAt: z.iso.datetime() }))),
  reportDeleted: route('POST', '/reports/conversations/{id}', 'Report a deleted conversation')
    .input(z.object({ id: z.string().max(64), ...what }))
    .output(receipt),
};

const LINE_TOO_LONG = '300 caractères au plus';
const TEXT_TOO_LONG = '2 000 caractères au plus';

const notice = {
  matter: z.enum(NOTICE_MATTERS, { error: 'Choisissez ce que vous signalez' }),
  /** Page address, or first name on a profile. */
  place: requiredText(
    NOTICE_LINE_MAX_LENGTH,
    LINE_TOO_LONG,
    'Dites-nous où se trouve le contenu\u202f: une adresse de page ou un prénom',
  ),
  city: typedText(NOTICE_LINE_MAX_LENGTH, LINE_TOO_LONG),
  content: requiredText(
    NOTICE_TEXT_MAX_LENGTH,
    TEXT_TOO_LONG,
    'Dites-nous ce que l’on y lit ou ce que l’on y voit',
  ),
  why: requiredText(NOTICE_TEXT_MAX_LENGTH, TEXT_TOO_LONG, 'Dites-nous en quoi c’est contraire à la loi'),
  name: typedName(NOTICE_LINE_MAX_LENGTH, LINE_TOO_LONG),
  email: z.union([z.literal(''), emailAddress]),
  goodFaith: z.literal(true, { error: 'Confirmez que ce que vous écrivez est exact, à votre connaissance' }),
  /** Honeypot: hidden from people; a bot that fills it gets a normal answer. */
  website: z.string().max(1000).default(''),
};

/** Runs even when other fields fail, so that a form needs one correction only. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
const saysWho = (value: { matter: NoticeMatter; name: string; email: string }, field: 'name' | 'email') =>
  mayBeAnonymous(value.matter) || Boolean(value[field]);

/** A notice of illegal content (DSA 16). */
export const contentNotice = z
  .object(notice)
  .refine((value) => saysWho(value, 'name'), {
    ...always,
    path: ['name'],
    message: 'Veuillez entrer votre nom',
  })
  .refine((value) => saysWho(value, 'email'), {
    ...always,
    path: ['email'],
    message: 'Veuillez entrer votre adresse e-mail',
  });

export const contentNoticeContract = {
  notify: route('POST', '/notices', 'Report illegal content without an account')
    .input(contentNotice)
    .output(z.object({ number: z.string() })),
};
