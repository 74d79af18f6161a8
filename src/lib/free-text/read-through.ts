import { visibleText, WHOLE_WORDS } from '../visible-text.ts';

/** Maximum length of a message in code units: text that normalisation pushes beyond it is ignored. */
export const READ_AT_MOST = 2000;

/** Look-alikes: letters of other alphabets, small capitals and circled numbers, each above the letter it resembles. */
const FOREIGN =
  'авбгдезіїјкӏмнопрсѕтухһԁԛԝαβγεζηικνορτυχωᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ➀➁➂➃➄➅➆➇➈❶❷❸❹❺❻❼❽❾➊➋➌➍➎➏➐➑➒⓿〇零一二三四五六七八九。•∙‧・';
const FAMILIAR =
  'ab6rdeziijklmhonpcstyxhdqwabyezniknoptuxwabcdefghijklmnoprstuvwyz123456789123456789123456789000123456789.....';
/** Letters in squares and circles are in alphabetical order; 🅾 is as often a zero, which is read the same way. */
const LETTER_BLOCKS = [0x1f130, 0x1f150, 0x1f170];
const LIKENESS = new Map([
  ...Array.from(FOREIGN, (sign, at) => [sign, FAMILIAR.charAt(at)] as const),
  ...LETTER_BLOCKS.flatMap((first) => blockOf(first, 'abcdefghijklmnopqrstuvwxyz')),
]);
const DIGIT = /^\p{Nd}$/u;
const LETTER_BY_LETTER = /(?<![a-z0-9])(?:[a-z][\s.\-_*]{1,3}){3,}[a-z](?![a-z0-9])/g;
const SIGNS_READ_AS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/**
 * Normalises a text to what a reader understands: lower case, without accents or invisible characters, letters and
 * digits of other scripts in ours, keycaps as digits, spelled-out words joined.
 */
export function readThrough(text: string): string {
  return visibleText(text.slice(0, READ_AT_MOST))
    .replace(/[\u20e3\p{Cf}]/gu, '')
    .replace(WHOLE_WORDS, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[\u{80}-\u{10ffff}]/gu, (sign) => LIKENESS.get(sign) ?? digitOf(sign) ?? sign)
    .replace(/[’‘ʼ]/g, "'")
    .replace(LETTER_BY_LETTER, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .slice(0, READ_AT_MOST);
}

/** Returns the value of a digit of any script: each script has ten in a row, from a code point that ends in 0 or 6. */
function digitOf(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (!DIGIT.test(sign)) return undefined;
  const last = code % 16;
  return String(DIGIT.test(String.fromCodePoint(code - last)) ? last : last - 6);
}

/** Maps consecutive code points from `first` on to the letter or digit that each resembles. */
function blockOf(first: number, likenesses: string) {
  return Array.from(likenesses, (likeness, at) => [String.fromCodePoint(first + at), likeness] as const);
}

/** Also replaces punctuation by the letters it resembles: « 1nst@ » is « insta ». */
export function readSigns(plain: string): string {
  return plain.replace(/[\w@$]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[013457@$]/g, (sign) => SIGNS_READ_AS[sign] ?? sign) : word,
  );
}
