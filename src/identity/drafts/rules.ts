import type { ConsentPurpose } from '#identity/consents/rules.ts';

export const FORMS = [
  'profile',
  'preferences',
  'life-project',
  'shared-values',
  'love-profile',
  'quiz',
] as const;
export type Form = (typeof FORMS)[number];

export type DraftName = Form | `message:${string}`;

export const DRAFT_KEPT_DAYS = 30;
/** In characters; a form is stored as JSON. */
export const DRAFT_MAX_LENGTH = 12_000;
export const MAX_DRAFTS = 40;

const CONSENT_FOR: Partial<Record<string, ConsentPurpose>> = {
  preferences: 'love-life',
  'love-profile': 'love-life',
  quiz: 'quiz',
  'message:coach': 'coaching',
};

/** Returns the consent required to store these answers, finished or not (D6, D30). */
export function consentFor(name: string): ConsentPurpose | undefined {
  return CONSENT_FOR[name];
}
