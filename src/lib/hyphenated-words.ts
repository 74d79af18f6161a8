/**
 * Words that must not break at their hyphen: the remaining half is another word. Splits a text so that each second
 * piece is such a word.
 */
export const HYPHENATED = /(\b(?:e-mails?|week-ends?)\b)/i;
