/** Window in which a place in a selection counts as attention. */
export const ATTENTION_DAYS = 7;

/**
 * Number of selections from which a member moves one step back among equal scores (D8, decision 21). The average is
 * four, since each selection shows four people.
 */
export const ATTENTION_STEPS = [1, 4, 8] as const;

/**
 * Rank among equal scores, before distance: the least proposed come first. Never overrides a score.
 * @param selections number of selections with this member in the last seven days
 * @returns from 0 to 3
 */
export function attentionStep(selections: number): number {
  return ATTENTION_STEPS.filter((from) => selections >= from).length;
}
