import { z } from 'zod';
import { action, requiredText, route } from '#lib/contract-base.ts';
import { CHANGES_MAX_LENGTH, CHANGES_MIN_LENGTH, CONSENT_PURPOSES } from './rules.ts';

export const consent = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  version: z.string(),
  textDate: z.iso.date(),
  textSha256: z.string(),
  givenAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
});
export type Consent = z.infer<typeof consent>;

/** Terms that are announced and not yet in force. */
const comingTerms = z.object({ inForce: z.iso.date(), changes: z.array(z.string()) });
export type ComingTerms = z.infer<typeof comingTerms>;

export const newTermsChange = z.object({
  id: z.uuid(),
  inForce: z.iso.date('Choisissez une date'),
  changes: requiredText(
    CHANGES_MAX_LENGTH,
    `Ce texte est trop long (${CHANGES_MAX_LENGTH} caractères au plus)`,
    'Dites ce qui change, en quelques phrases',
  ).refine(
    (changes) => changes.length >= CHANGES_MIN_LENGTH,
    'Dites-en un peu plus : les membres ne liront que ces phrases',
  ),
});

export const termsChange = z.object({
  id: z.string(),
  inForce: z.iso.date(),
  changes: z.string(),
  announcedAt: z.iso.datetime(),
  /** Number of members who were sent the mail. */
  told: z.int(),
  state: z.enum(['coming', 'past', 'cancelled']),
});
export type TermsChange = z.infer<typeof termsChange>;

export const consentsContract = {
  consents: route('GET', '/consents', 'List my consents, latest first').output(z.array(consent)),
  newTerms: route(
    'GET',
    '/consents/terms',
    'Check whether the terms have changed since my consent, and list the announced change',
  )
    /** `since`: date of the current terms, for a member who accepted older ones. */
    .output(z.object({ since: z.iso.date().nullable(), coming: comingTerms.nullable() })),
  acceptTerms: action('/consents/terms', 'Agree to the current terms'),
};
