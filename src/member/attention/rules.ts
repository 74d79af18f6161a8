/** How long a place in someone’s selection counts as attention: one week of it. */
export const ATTENTION_DAYS = 7;

/**
 * From how many selections on a member stands one step further back among people of the same score (D8, decision 21).
 * Everyone takes four people and so stands in four selections on average: nobody’s, fewer than one’s share, up to twice
 * that, more.
 */
export const ATTENTION_STEPS = [1, 4, 8] as const;

/**
 * Where someone stands among people of exactly the same score, before distance counts: the least proposed come first. It
 * never puts a lower score before a higher one.
 * @param selections in which they took a place during the last seven days
 * @returns from 0 to 3
 */
export function attentionStep(selections: number): number {
  return ATTENTION_STEPS.filter((from) => selections >= from).length;
}
