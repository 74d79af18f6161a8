import type { CaseKind } from '#features/accounts/cases/rules.ts';

/** What a moderator may do about a case that is not an appeal. */
export const DECISIONS = ['dismiss', 'warn', 'hide', 'suspend', 'close'] as const;
export type Decision = (typeof DECISIONS)[number];
/** Those that do something to a member, who is told the facts, the rule and what they can do (DSA 17). */
export type MeasureDecision = Exclude<Decision, 'dismiss'>;

export const SUSPENSION_DAYS = [1, 3, 7, 14, 30, 90] as const;
export type SuspensionDays = (typeof SUSPENSION_DAYS)[number];

export const FACTS_MIN_LENGTH = 20;
export const FACTS_MAX_LENGTH = 2000;
export const ANSWER_MAX_LENGTH = 2000;

/** An opened case shows who looks at it for so long; afterwards it is free again. */
export const ASSIGNED_MINUTES = 30;
/** A case that is opened again within so long by the same colleague is one opening. */
export const SAME_OPENING_MINUTES = 10;
/** Cases of one page of the queue. */
export const QUEUE_PAGE = 50;

/** Decisions and openings stay as long as the reports that they rest on. */
export const DECISION_KEPT_YEARS = 5;

/** What a decision can set aside: contents of the profile, and the words left after a meeting. */
export const WORDS_TARGET = 'words';

/**
 * What may be decided about a case.
 * @param subject whether someone is known to whom it could be done
 * @param targets how many contents could be set aside
 */
export function allowedDecisions(
  kind: CaseKind,
  { subject, targets }: { subject: boolean; targets: number },
): readonly Decision[] {
  if (kind === 'appeal' || kind === 'notice') return [];
  if (!subject) return ['dismiss'];
  return DECISIONS.filter((decision) => decision !== 'hide' || targets > 0);
}

/** Who decided does not judge: an appeal is read again by someone else (DSA 20). */
export function canJudge(appeal: { decidedBy: string | null }, moderator: string): 'ok' | 'own-decision' {
  return appeal.decidedBy === moderator ? 'own-decision' : 'ok';
}

/** Whether a colleague is looking at a case right now. */
export function isTaken(assignedAt: Date | null, now: Date): boolean {
  return assignedAt !== null && now.getTime() - assignedAt.getTime() < ASSIGNED_MINUTES * 60_000;
}
