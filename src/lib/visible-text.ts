/** Invisible although Unicode calls them letters or signs: fillers of Hangul, the empty Braille cell. */
const BLANKS = '\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0';
/** Joins two pictures into one: kept there only. */
const JOINER = '\u200d';
const INVISIBLE = new RegExp(
  `(?<!\\p{Extended_Pictographic}\\ufe0f?)${JOINER}|(?!${JOINER})\\p{Cf}|[${BLANKS}]|\\p{Cs}|\\p{Co}|(?!\\n)\\p{Cc}`,
  'gu',
);

/** Single characters that decompose into up to eighteen letters, never needed here. */
export const WHOLE_WORDS = /[\u3300-\u33ff\ufdfa\ufdfb]/g;
/** Stacked accents beyond any language; their normalisation takes ever longer. */
const PILED = /(?<=\p{M}{4})\p{M}+/gu;

/** Without control and format characters, blank letters, direction overrides, and stacked accents. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(PILED, '');
}
