import type { Gravity } from '#mechanisms/decisions/rules.ts';

/** Illegal content, or a breach of our charter (DSA 16). */
export const REPORT_KINDS = ['law', 'charter'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_MATTERS = [
  'threat',
  'hate',
  'sexual',
  'minor',
  'scam',
  'identity',
  'insult',
  'fake',
  'crude',
  'not-free',
  'advert',
  'other',
] as const;
export type ReportMatter = (typeof REPORT_MATTERS)[number];

const AGAINST_THE_LAW: readonly ReportMatter[] = ['threat', 'hate', 'sexual', 'minor', 'scam', 'identity'];

/** Returns whether a matter is against the law or our charter. */
export function reportKindOf(matter: ReportMatter): ReportKind {
  return AGAINST_THE_LAW.includes(matter) ? 'law' : 'charter';
}

export const REPORT_ABOUT = ['person', 'words'] as const;
export type ReportAbout = (typeof REPORT_ABOUT)[number];

export const REPORT_PARTS = ['reported', 'reporter'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** Order: danger, hate and violence, deception, then offence and nuisance. */
export const GRAVITY_OF: Record<ReportMatter, Gravity> = {
  threat: 5,
  minor: 5,
  hate: 4,
  sexual: 4,
  scam: 3,
  identity: 3,
  insult: 2,
  fake: 2,
  crude: 2,
  'not-free': 2,
  other: 2,
  advert: 1,
};

/** Danger and fraud: while such a report is undecided, the address of a deleted account cannot sign up again (D31). */
const REPORTS_HOLDING_ADDRESS: readonly ReportMatter[] = ['threat', 'minor', 'scam', 'identity'];

/** Returns whether an undecided report of this matter blocks the address of a deleted account (D31). */
export function holdsAddress(matter: ReportMatter): boolean {
  return REPORTS_HOLDING_ADDRESS.includes(matter);
}

/** Retention of a deleted conversation’s copy, during which it can be reported (D11). */
export const SEALED_KEPT_DAYS = 30;
export const DELETED_SHOWN = 20;

/** In code points after trimming. */
export const REPORT_REASON_MAX_LENGTH = 2000;
/** Latest messages kept as evidence (security.md 46). */
export const EVIDENCE_MESSAGES = 50;
/** Window in which an identical report counts as a resend. */
export const SAME_REPORT_HOURS = 24;

const NAME_BLANKED = '[prénom ou nom effacé]';

/**
 * Removes the names of a person from a text, ignoring case and accents; keeps the other words. Names of one or two
 * letters must be capitalised: « Le » is a last name, « le » is not.
 */
export function blankNames(text: string, names: readonly string[]): string {
  const blanked = names.reduce(
    (left, name) => left.replace(nameIn(name), NAME_BLANKED),
    text.normalize('NFD'),
  );
  return blanked === text.normalize('NFD') ? text : blanked.normalize('NFC');
}

function nameIn(name: string): RegExp {
  const words =
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return /(?!)/u;
  const isShort = words.join('').length <= 2;
  const letters = words.map((word) => [...word].map((letter) => `${letter}\\p{M}*`).join(''));
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${letters.join('[^\\p{L}\\p{N}]{0,3}')}(?![\\p{L}\\p{N}\\p{M}])`,
    isShort ? 'gu' : 'giu',
  );
}

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

/** Returns whether a notice may be anonymous. An offence against a minor requires no identity (DSA 16.2 c). */
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
const NOTICES_HOLDING_ADDRESS: readonly NoticeMatter[] = ['minor', 'threat', 'identity', 'scam'];

/** Returns whether an undecided notice blocks the reported member’s address from a new account. */
export function noticeHoldsAddress(matter: NoticeMatter): boolean {
  return NOTICES_HOLDING_ADDRESS.includes(matter);
}
