const LETTERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Spells out a number up to ten, « trois »; from eleven on in figures. */
export function inLetters(count: number): string {
  return LETTERS[count] ?? String(count);
}
