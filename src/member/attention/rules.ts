/** Window in which a place in a selection counts as attention. */
export const ATTENTION_DAYS = 7;

/** Selections from which a member steps back among equal scores (D8, decision 21); the average is four. */
export const ATTENTION_STEPS = [1, 4, 8] as const;

/**
 * Ranks before distance, among equal scores only: the least proposed come first.
 * @param selections with this member in the last seven days
 * @returns 0 to 3
 */
export function attentionStep(selections: number): number {
  return ATTENTION_STEPS.filter((from) => selections >= from).length;
}
