/** « Lyon 1er Arrondissement » is « Lyon » to others: what they are told of a place is the town. */
export function townOf(commune: string): string {
  return commune.replace(/ \d+e?r? Arrondissement$/, '');
}
