import { visibleText } from './visible-text.ts';

/** Signs of other alphabets, small capitals and numbered discs that a reader takes for ours, each above its likeness. */
const FOREIGN =
  'авбгдезіїјкӏмнопрсѕтухһԁԛԝαβγεζηικνορτυχωᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ➀➁➂➃➄➅➆➇➈❶❷❸❹❺❻❼❽❾➊➋➌➍➎➏➐➑➒⓿。•∙‧・';
const FAMILIAR =
  'ab6rdeziijklmhonpcstyxhdqwabyezniknoptuxwabcdefghijklmnoprstuvwyz1234567891234567891234567890.....';
const LIKENESS = new Map(Array.from(FOREIGN, (sign, at) => [sign, FAMILIAR.charAt(at)]));
/** Where the ten digits of other scripts begin. */
const DIGIT_BLOCKS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xe50, 0xed0, 0xf20,
];
const LETTER_BY_LETTER = /(?<![a-z0-9])(?:[a-z][\s.\-_*]{1,3}){3,}[a-z](?![a-z0-9])/g;

/**
 * A text as its reader understands it: lower case, without accents nor invisible signs, letters and digits of other
 * scripts in ours, digits in keycaps as digits, words spelt letter by letter put together.
 */
export function readThrough(text: string): string {
  const plain = visibleText(text.normalize('NFKC').replace(/\u20e3/g, ''))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  return Array.from(plain, asOurs)
    .join('')
    .replace(/œ/g, 'oe')
    .replace(/[’‘ʼ]/g, "'")
    .replace(LETTER_BY_LETTER, (spelt) => spelt.replace(/[^a-z]/g, ''));
}

function asOurs(sign: string): string {
  const known = LIKENESS.get(sign);
  if (known) return known;
  const point = sign.codePointAt(0) ?? 0;
  const block = DIGIT_BLOCKS.find((zero) => point >= zero && point < zero + 10);
  return block === undefined ? sign : String(point - block);
}

/** The same with signs read as the letters they stand for: « 1nst@ » is « insta ». */
export function readSigns(plain: string): string {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  };
  return plain.replace(/[\w@$]*[a-z][\w@$]*/g, (word) =>
    word.replace(/[013457@$]/g, (sign) => letters[sign] ?? sign),
  );
}
