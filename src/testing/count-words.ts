/** Counts the words of a French text, as a reader does: punctuation alone is not a word. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
