import { visibleText, WHOLE_WORDS } from '../visible-text.ts';

/** In code units, as long as a message may be: what pictures, or « œ » read as two letters, push beyond it is not looked at. */
export const READ_AT_MOST = 2000;

/** Signs of other alphabets, small capitals and numbered discs that a reader takes for ours, each above its likeness. */
const FOREIGN =
  'авбгдезіїјкӏмнопрсѕтухһԁԛԝαβγεζηικνορτυχωᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ➀➁➂➃➄➅➆➇➈❶❷❸❹❺❻❼❽❾➊➋➌➍➎➏➐➑➒⓿。•∙‧・';
const FAMILIAR =
  'ab6rdeziijklmhonpcstyxhdqwabyezniknoptuxwabcdefghijklmnoprstuvwyz1234567891234567891234567890.....';
/** Letters in squares and circles stand in the order of the alphabet; 🅾 is as often a zero, which is read the same way. */
const LETTER_BLOCKS = [0x1f130, 0x1f150, 0x1f170];
/** Where the ten digits of other scripts begin. */
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
 * A text as its reader understands it: lower case, without accents nor invisible signs, letters and digits of other
 * scripts in ours, digits in keycaps as digits, words spelt letter by letter put together.
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

/** The signs that follow each other from a code point on, each with its likeness. */
function blockOf(first: number, likenesses: string) {
  return Array.from(likenesses, (likeness, at) => [String.fromCodePoint(first + at), likeness] as const);
}

/** The same with signs read as the letters they stand for: « 1nst@ » is « insta ». */
export function readSigns(plain: string): string {
  return plain.replace(/[\w@$]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[013457@$]/g, (sign) => SIGNS_READ_AS[sign] ?? sign) : word,
  );
}
