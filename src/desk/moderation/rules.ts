import { type CaseKind, DECISIONS, type Decision, type Gravity } from '#mechanisms/decisions/rules.ts';

export const QUEUE_PAGE = 50;

/** Hate, sexual content, minors and threats: blurred until pressed, and rationed per colleague and day. */
export const GRAVE: Gravity = 4;
export const GRAVE_CASES_A_DAY = 8;

/** Steps when a life is in danger, in order. The audit log uses these names. */
export const DANGER_STEPS = ['secours', 'équipe', 'compte', 'traces', 'justice'] as const;
export type DangerStep = (typeof DANGER_STEPS)[number];

/** Maximum length of the reason why a step does not apply. */
export const STRUCK_REASON_MAX_LENGTH = 300;

/** Target of a decision besides profile content: the message after a meeting. */
export const WORDS_TARGET = 'words';

/** Decisions about an address whose account is deleted. */
const AGAINST_AN_ADDRESS: readonly Decision[] = ['dismiss', 'suspend', 'close'];

/**
 * Returns the allowed decisions.
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

/** Kinds about behaviour; a photo, a text and an appeal each need a decision of their own. */
export const TOGETHER_KINDS: readonly CaseKind[] = ['report', 'words', 'finding', 'note'];

type Subject = { kind: CaseKind; subject_id: string | null };

/** Whether one decision may settle both cases. */
export function areDecidedTogether(one: Subject, other: Subject): boolean {
  return (
    one.subject_id !== null &&
    one.subject_id === other.subject_id &&
    [one, other].every(({ kind }) => TOGETHER_KINDS.includes(kind))
  );
}

/** Smaller counts could identify a person and are not published. */
export const SMALLEST_COUNT = 5;
/** Reports and decisions are retained for five years: earlier years would be incomplete. */
export const YEARS_SHOWN = 5;

/** Returns null below five, zero included. */
export function shownCount(count: number): number | null {
  return count >= SMALLEST_COUNT ? count : null;
}
