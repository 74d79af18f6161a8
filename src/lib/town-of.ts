/** Turns « Lyon 1er Arrondissement » into « Lyon »: other members see only the town. */
export function townOf(commune: string): string {
  return commune.replace(/ \d+e?r? Arrondissement$/, '');
}
