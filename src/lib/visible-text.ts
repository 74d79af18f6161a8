/** Other line breaks: lone carriage returns, vertical tabs, form feeds, NEL, the Unicode separators. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Tabs, and the separators of files, groups, records and units. */
const WORD_ENDS = '\t\x1c\x1d\x1e\x1f';

/** Letters and marks of scripts that use invisible joiners. */
const JOINING = String.raw`(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Nkoo}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`;
/** Scripts without spaces between words: an invisible one marks where a line may break. */
const UNSPACED = String.raw`(?=[\p{L}\p{M}])[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`;
const IN_PICTURES = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]`;
const RIGHT_TO_LEFT = /(?=\p{L})[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
const DIRECTION_MARKS = '\u061c\u200e\u200f';

/** Invisible characters that belong to the text: kept where they have an effect. */
const BELONGING = [
  `(?<=${IN_PICTURES})\\u200d(?=\\p{Extended_Pictographic})`,
  `(?<=${JOINING})[\\u200c\\u200d]|[\\u200c\\u200d](?=${JOINING})`,
  `(?<=${UNSPACED})\\u200b(?=${UNSPACED})`,
  '(?<=\\p{sc=Mong})[\\u180b-\\u180f]',
  '(?<=[\\u1100-\\u115e])\\u1160|\\u115f(?=[\\u1161-\\u11a7])',
  '(?<=[\\u2801-\\u28ff])\\u2800|\\u2800(?=[\\u2801-\\u28ff])',
  '(?<=🏴[\\u{e0030}-\\u{e007a}]{0,6})[\\u{e0030}-\\u{e007a}](?=[\\u{e0030}-\\u{e007a}]{0,6}\\u{e007f})',
  '(?<=🏴[\\u{e0030}-\\u{e007a}]{1,7})\\u{e007f}',
];
/** Format characters by category, but visible: the signs of Arabic numbers and verses. */
const SHOWN = '[\\u0600-\\u0605\\u06dd\\u070f\\u0890\\u0891\\u08e2]';
/** Invisible although Unicode classifies them as letters or symbols: Hangul fillers, the empty Braille cell. */
const BLANKS = '\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164\\uffa0';
const INVISIBLE = new RegExp(
  `(${[SHOWN, ...BELONGING].join('|')})|\\p{Cf}|[${BLANKS}]|\\p{Cs}|\\p{Co}|(?!\\n)\\p{Cc}`,
  'gu',
);

/** Single characters that decompose into up to eighteen letters, never needed here. */
export const WHOLE_WORDS = /[\u3300-\u33ff\ufdfa\ufdfb]/g;
/**
 * Accents stacked beyond any language; normalising them takes ever longer. Marks of Burmese and Tibetan stack higher.
 */
const PILED = /(?<=(?:(?=\p{sc=Zinh})\p{M}){4})(?:(?=\p{sc=Zinh})\p{M})+|(?<=\p{M}{8})\p{M}+/gu;

/** Returns the text with every line separator as a line break, and every other word separator as a space. */
export function withWordsApart(text: string): string {
  return text
    .replace(LINE_END, '\n')
    .replace(/(?!\n)\p{Cc}/gu, (sign) => (WORD_ENDS.includes(sign) ? ' ' : sign));
}

/**
 * Returns the text as typed, without anything that can deceive or break a line: control characters, direction
 * overrides, invisible letters, stacked accents. Keeps joiners where emoji and scripts need them.
 */
export function visibleText(text: string): string {
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  return withWordsApart(text)
    .replace(INVISIBLE, (sign, belongs?: string) =>
      belongs !== undefined || (isRightToLeft && DIRECTION_MARKS.includes(sign)) ? sign : '',
    )
    .replace(PILED, '');
}
