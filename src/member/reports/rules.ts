import type { Gravity } from '#mechanisms/decisions/rules.ts';

/** What a report is about: against the law, or against our charter (DSA 16). */
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

export function kindOf(matter: ReportMatter): ReportKind {
  return AGAINST_THE_LAW.includes(matter) ? 'law' : 'charter';
}

/** What one reports: someone, or the words they left after a meeting. */
export const REPORT_ABOUT = ['person', 'words'] as const;
export type ReportAbout = (typeof REPORT_ABOUT)[number];

/** Whose part something in the evidence is. */
export const REPORT_PARTS = ['reported', 'reporter'] as const;
export type ReportPart = (typeof REPORT_PARTS)[number];

/** Danger for someone before hate and violence, those before deceit, deceit before what hurts or annoys. */
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

/** Danger and fraud: until such a report is decided, the address of an account that goes opens no other (D31). */
const HOLDS_ADDRESS: readonly ReportMatter[] = ['threat', 'minor', 'scam', 'identity'];

export function holdsAddress(matter: ReportMatter): boolean {
  return HOLDS_ADDRESS.includes(matter);
}

/** How long a copy of a deleted conversation waits for a report of whoever was hurt in it (D11). */
export const SEALED_KEPT_DAYS = 30;
/** Deleted conversations that are offered to be reported, the last ones. */
export const DELETED_SHOWN = 20;

/** What a report says, in code points after trimming. */
export const REPORT_REASON_MAX_LENGTH = 2000;
/** Messages kept with a report, the last ones at that moment (security.md 46). */
export const EVIDENCE_MESSAGES = 50;
/** The same words about the same person within so long are one report that was sent twice. */
export const SAME_REPORT_HOURS = 24;
