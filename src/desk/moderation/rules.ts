import { type CaseKind, DECISIONS, type Decision } from '#mechanisms/decisions/rules.ts';

/** Cases of one page of the queue. */
export const QUEUE_PAGE = 50;

/** What a decision can set aside: contents of the profile, and the words left after a meeting. */
export const WORDS_TARGET = 'words';

/** Against an address whose account is gone. */
const AGAINST_AN_ADDRESS: readonly Decision[] = ['dismiss', 'suspend', 'close'];

/**
 * What may be decided about a case.
 * @param subject whether someone is known to whom it could be done
 * @param held whether their account is gone, and a keyed hash of its address left (D31)
 * @param targets how many contents could be set aside
 */
export function allowedDecisions(
  kind: CaseKind,
  { subject, held = false, targets }: { subject: boolean; held?: boolean; targets: number },
): readonly Decision[] {
  if (kind === 'appeal') return [];
  if (subject) return DECISIONS.filter((decision) => decision !== 'hide' || targets > 0);
  if (held) return AGAINST_AN_ADDRESS;
  // About nobody’s profile: it is answered, and what of the site it means is changed elsewhere.
  return kind === 'notice' ? [] : ['dismiss'];
}

/** Whether someone outside waits for an answer in words: who notified a content, or contests how that ended. */
export function wantsAnswer(kind: CaseKind): boolean {
  return kind === 'notice' || kind === 'redress';
}
