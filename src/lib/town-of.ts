/** « Lyon 1er Arrondissement » becomes « Lyon »: other members are told the town only. */
export function townOf(commune: string): string {
  return commune.replace(/ \d+e?r? Arrondissement$/, '');
}
