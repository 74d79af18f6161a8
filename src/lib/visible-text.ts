/** What looks like nothing although Unicode calls it a letter or a sign: fillers of Hangul, the empty Braille cell. */
const BLANKS = '\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0';
/** Joins two pictures into one: it stays there, and only there. */
const JOINER = '\u200d';
const INVISIBLE = new RegExp(
  `(?<!\\p{Extended_Pictographic}\\ufe0f?)${JOINER}|(?!${JOINER})\\p{Cf}|[${BLANKS}]|\\p{Cs}|\\p{Co}|(?!\\n)\\p{Cc}`,
  'gu',
);

/** Signs that stand for as many as eighteen letters when they are taken apart, none of them ours. */
export const WHOLE_WORDS = /[\u3300-\u33ff\ufdfa\ufdfb]/g;
/** Accents that no language piles so high, and that take ever longer to put in order the more there are. */
const PILED = /(?<=\p{M}{4})\p{M}+/gu;

/**
 * A text without what no reader sees: control and format characters, blanks that pass for letters, overturned directions,
 * and accents in piles.
 */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').replace(PILED, '');
}
