import { z } from 'zod';
import { requiredText, route } from '#lib/contract-base.ts';
import { PROMPTS } from '#member/prompts/rules.ts';
import { REPORT_ABOUT, REPORT_MATTERS, REPORT_PARTS, REPORT_REASON_MAX_LENGTH } from './rules.ts';

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

export const profileEvidence = z.object({
  firstName: z.string(),
  age: z.int(),
  city: z.string(),
  hasChildren: z.boolean(),
  bio: z.string(),
  prompts: z.array(z.object({ prompt: z.enum(PROMPTS), answer: z.string() })),
});
export type ProfileEvidence = z.infer<typeof profileEvidence>;

export const messageEvidence = z.object({
  from: z.enum(REPORT_PARTS),
  automatic: z.boolean(),
  content: z.string().nullable(),
  at: z.iso.datetime(),
});
export type MessageEvidence = z.infer<typeof messageEvidence>;

/** For a case opened by staff. Holds no member id, since the case outlives the account. */
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
  report: route('POST', '/reports', 'Tell the team about someone; they are told nothing')
    .input(z.object({ profileId: z.string().max(64), about: z.enum(REPORT_ABOUT).optional(), ...what }))
    .output(receipt),
  deletedConversations: route(
    'GET',
    '/reports/conversations',
    'Conversations deleted in the last 30 days, which may still be reported',
  ).output(z.array(z.object({ id: z.string(), firstName: z.string(), deletedAt: z.iso.datetime() }))),
  reportDeleted: route(
    'POST',
    '/reports/conversations/{id}',
    'Tell the team about a conversation that was deleted',
  )
    .input(z.object({ id: z.string().max(64), ...what }))
    .output(receipt),
};
