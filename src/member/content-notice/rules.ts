import type { Gravity } from '#mechanisms/decisions/rules.ts';

export const NOTICE_MATTERS = [
  'minor',
  'threat',
  'sexual',
  'hate',
  'identity',
  'scam',
  'copyright',
  'other',
] as const;
export type NoticeMatter = (typeof NOTICE_MATTERS)[number];

/** `acted`: a measure was taken. `dismissed`: no breach of the law or our rules. */
export const NOTICE_OUTCOMES = ['acted', 'dismissed'] as const;
export type NoticeOutcome = (typeof NOTICE_OUTCOMES)[number];

export const NOTICE_TEXT_MAX_LENGTH = 2000;
export const NOTICE_LINE_MAX_LENGTH = 300;

/** No identity is required to report an offence against a minor (DSA 16.2 c). */
export function mayBeAnonymous(matter: NoticeMatter): boolean {
  return matter === 'minor';
}

export const GRAVITY_OF_NOTICE: Record<NoticeMatter, Gravity> = {
  minor: 5,
  threat: 5,
  sexual: 4,
  hate: 4,
  identity: 3,
  scam: 3,
  copyright: 2,
  other: 2,
};

/** As for reports: danger and fraud (D31). */
const HOLDS_ADDRESS: readonly NoticeMatter[] = ['minor', 'threat', 'identity', 'scam'];

/** Whether the reported member’s address is blocked from a new account while the notice is undecided. */
export function noticeHoldsAddress(matter: NoticeMatter): boolean {
  return HOLDS_ADDRESS.includes(matter);
}
