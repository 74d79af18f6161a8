/** Words that a line must not part at their hyphen: the half that is left reads as another word. Splits a text, each second piece being such a word. */
export const HYPHENATED = /(\b(?:e-mails?|week-ends?)\b)/i;
