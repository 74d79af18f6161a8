import type { ConsentPurpose } from '#identity/accounts/rules.ts';

/** Forms that one may leave in the middle. */
export const FORMS = [
  'profile',
  'preferences',
  'life-project',
  'shared-values',
  'love-profile',
  'quiz',
] as const;
export type Form = (typeof FORMS)[number];

/** What a draft is of: a form, or the messages to somebody, by their id. */
export type DraftName = Form | `message:${string}`;

/** What nobody has come back to for so long is forgotten. */
export const DRAFT_KEPT_DAYS = 30;
/** Characters of a draft; those of a form are its answers as JSON. */
export const DRAFT_MAX_LENGTH = 12_000;
/** Of one person; the oldest make room. */
export const MAX_DRAFTS = 40;

const CONSENT_FOR: Partial<Record<string, ConsentPurpose>> = {
  preferences: 'love-life',
  'love-profile': 'love-life',
  quiz: 'quiz',
  'message:coach': 'coaching',
};

/** The consent without which these answers are not kept, finished or not (D6, D30). */
export function consentFor(name: string): ConsentPurpose | undefined {
  return CONSENT_FOR[name];
}
