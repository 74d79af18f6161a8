/** Background and text of the tints, with enough contrast in both schemes. */
const tints = [
  'bg-lavande text-prune',
  'bg-sauge-100 text-sauge',
  'bg-rosee text-prune',
  'bg-abricot-100 text-encre-2',
] as const;

/** Deterministic, so that a person keeps their tint. */
export function tintOf(firstName: string): string {
  const sum = [...firstName].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return tints[sum % tints.length] ?? tints[0];
}
