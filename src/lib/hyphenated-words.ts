/** Words that must not break at their hyphen. Splits a text so that each second piece is such a word. */
export const HYPHENATED = /(\b(?:e-mails?|week-ends?)\b)/i;
