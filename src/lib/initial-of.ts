/** Returns the first letter of a name as a capital; a letter beyond the basic plane stays whole. */
export function initialOf(name: string): string {
  return [...name][0]?.toLocaleUpperCase('fr') ?? '';
}
