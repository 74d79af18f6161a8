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
const LIKENESS = new Map(Array.from(FOREIGN, (sign, at) => [sign, FAMILIAR.charAt(at)]));
/** First digit of other scripts. */
const DIGIT_BLOCKS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xe50, 0xed0, 0xf20,
];
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
    .replace(/[\u{80}-\u{10ffff}]/gu, asOurs)
    .replace(/[’‘ʼ]/g, "'")
    .replace(LETTER_BY_LETTER, (spelt) => spelt.replace(/[^a-z]/g, ''))
    .slice(0, READ_AT_MOST);
}

function asOurs(sign: string): string {
  const known = LIKENESS.get(sign);
  if (known) return known;
  const point = sign.codePointAt(0) ?? 0;
  const alphabet = LETTER_BLOCKS.find((first) => point >= first && point < first + 26);
  if (alphabet !== undefined) return String.fromCharCode('a'.charCodeAt(0) + point - alphabet);
  const block = DIGIT_BLOCKS.find((zero) => point >= zero && point < zero + 10);
  return block === undefined ? sign : String(point - block);
}

/** The same with signs as the letters they resemble: « 1nst@ » is « insta ». */
export function readSigns(plain: string): string {
  return plain.replace(/[\w@$]+/g, (word) =>
    /[a-z]/.test(word) ? word.replace(/[013457@$]/g, (sign) => SIGNS_READ_AS[sign] ?? sign) : word,
  );
}
