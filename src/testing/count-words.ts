/** Words of a French text, as a reader counts them: signs that stand alone are not words. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
