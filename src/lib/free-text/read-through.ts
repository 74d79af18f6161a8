import { visibleText, WHOLE_WORDS } from '../visible-text.ts';

/** In code units, the maximum of a message: text that normalisation pushes beyond it is ignored. */
export const READ_AT_MOST = 2000;

/** Lookalikes: letters of other alphabets, small capitals and numbered discs, each above the letter it resembles. */
const FOREIGN =
  'авбгдезіїјкӏмнопрсѕтухһԁԛԝαβγεζηικνορτυχωᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ➀➁➂➃➄➅➆➇➈❶❷❸❹❺❻❼❽❾➊➋➌➍➎➏➐➑➒⓿。•∙‧・';
const FAMILIAR =
  'ab6rdeziijklmhonpcstyxhdqwabyezniknoptuxwabcdefghijklmnoprstuvwyz1234567891234567891234567890.....';
/** Letters in squares and circles are in alphabetical order; 🅾 is as often a zero, which is read the same way. */
const LETTER_BLOCKS = [0x1f130, 0x1f150, 0x1f170];
/** First digit of other scripts. */
const DIGIT_BLOCKS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xe50, 0xed0, 0xf20,
];
const LIKENESS = new Map([
  ...Array.from(FOREIGN, (sign, at) => [sign, FAMILIAR.charAt(at)] as const),
  ...LETTER_BLOCKS.flatMap((first) => blockOf(first, 'abcdefghijklmnopqrstuvwxyz')),
  ...DIGIT_BLOCKS.flatMap((zero) => blockOf(zero, '0123456789')),
]);
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
 * Normalises a text to what a reader understands: lower case, without accents or invisible signs, letters and digits of
 * other scripts in ours, keycaps as digits, spelt-out words joined.
 */
export function readThrough(text: string): string {
  return visibleText(text.slice(0, READ_AT_MOST))
    .replace(/\u20e3/g, '')
    .replace(WHOLE_WORDS, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[\u{80}-\u{10ffff}]/gu, (sign) => LIKENESS.get(sign) ?? sign)
    .replace(/[’‘ʼ]/g, "'")
    .replace(LETTER_BY_LETTER, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .slice(0, READ_AT_MOST);
}

/** Consecutive code points from `first` on, each with the letter or digit it resembles. */
function blockOf(first: number, likenesses: string) {
  return Array.from(likenesses, (likeness, at) => [String.fromCodePoint(first + at), likeness] as const);
}

/** The same with signs as the letters they resemble: « 1nst@ » is « insta ». */
export function readSigns(plain: string): string {
  return plain.replace(/[\w@$]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[013457@$]/g, (sign) => SIGNS_READ_AS[sign] ?? sign) : word,
  );
}
