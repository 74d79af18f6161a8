import { type CaseKind, DECISIONS, type Decision } from '#mechanisms/decisions/rules.ts';

export const QUEUE_PAGE = 50;

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
