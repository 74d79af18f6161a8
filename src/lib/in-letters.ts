const LETTERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** A small number in words, « trois »; from eleven on in figures. */
export function inLetters(count: number): string {
  return LETTERS[count] ?? String(count);
}
