import { type CaseKind, DECISIONS, type Decision, type Gravity } from '#mechanisms/decisions/rules.ts';
import { holdsAddress, type ReportMatter } from '#member/reports/rules.ts';

export const QUEUE_PAGE = 50;

/** Of hate, sexual content, minors and threats: blurred until pressed, and few a day for one colleague. */
export const GRAVE: Gravity = 4;
export const GRAVE_CASES_A_DAY = 8;

/** When a life is in danger, in their order. The audit log names a ticked step so. */
export const DANGER_STEPS = ['secours', 'équipe', 'compte', 'traces', 'justice'] as const;
export type DangerStep = (typeof DANGER_STEPS)[number];

/** Of the reason why a step does not apply. */
export const STRUCK_REASON_MAX_LENGTH = 300;

/** Target of a decision besides profile content: the words after a meeting. */
export const WORDS_TARGET = 'words';

/** For an address whose account is deleted. */
const AGAINST_AN_ADDRESS: readonly Decision[] = ['dismiss', 'suspend', 'close'];

/**
 * @param subject whether a member is identified
 * @param held only the hashed address of a deleted account remains (D31)
 * @param targets number of contents that can be hidden
 */
export function allowedDecisions(
  kind: CaseKind,
  { subject, held = false, targets }: { subject: boolean; held?: boolean; targets: number },
): readonly Decision[] {
  if (kind === 'appeal') return [];
  if (subject) return DECISIONS.filter((decision) => decision !== 'hide' || targets > 0);
  if (held) return AGAINST_AN_ADDRESS;
  // A notice without a profile gets an answer instead of a decision.
  return kind === 'notice' ? [] : ['dismiss'];
}

/** Whether the author of a notice, or of a contested outcome, expects a written answer. */
export function wantsAnswer(kind: CaseKind): boolean {
  return kind === 'notice' || kind === 'redress';
}

/** Kinds about what a person does; a photo, a text and an appeal each need a decision of their own. */
export const TOGETHER_KINDS: readonly CaseKind[] = ['report', 'words', 'finding', 'note'];

type Subject = { kind: CaseKind; subject_id: string | null };

/** Whether one decision may settle both. */
export function areDecidedTogether(one: Subject, other: Subject): boolean {
  return (
    one.subject_id !== null &&
    one.subject_id === other.subject_id &&
    [one, other].every(({ kind }) => TOGETHER_KINDS.includes(kind))
  );
}

type Filed = { kind: CaseKind; gravity: Gravity; matter: ReportMatter | null };

/** The gravest decision that suits such a case: the only filled button (S6). */
export function fittingDecision({ kind, gravity, matter }: Filed): Decision {
  if (kind === 'photo') return 'dismiss';
  if (kind === 'text') return 'hide';
  if (gravity >= GRAVE || (matter && holdsAddress(matter))) return 'close';
  return gravity === 3 ? 'suspend' : 'warn';
}

/** Smaller counts could identify a person and are not published. */
export const SMALLEST_COUNT = 5;
/** Reports and decisions are kept five years: earlier years would be incomplete. */
export const YEARS_SHOWN = 5;

/** Null below five, zero included. */
export function shownCount(count: number): number | null {
  return count >= SMALLEST_COUNT ? count : null;
}
