const WORDS_A_MINUTE = 200;

/** Returns the reading time in minutes, at 200 words a minute; punctuation alone is not a word. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
