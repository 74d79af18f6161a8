import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';
import { isDoubtfulText } from './doubtful-text.ts';
import { withoutDates, writeSpokenDigits } from './read-digits.ts';
import { readThrough } from './read-through.ts';

const linkify = new LinkifyIt();
linkify.set({ fuzzyLink: true, fuzzyEmail: true });

/** A known ending, so that « Lyon.Me voici » is not taken for a link. */
const WEB_ENDINGS = /\.(fr|com|net|org|eu|io|be|ch|info|ee|gg|me\/\S)/i;
const ENDINGS = 'fr|com|net|org|eu|io|be|ch';
const SPELT_LINK = new RegExp(
  `\\w\\s*[[({]?\\s*(?:\\.|\\b(?:point|dot)\\b|[,·])\\s*[\\])}]?\\s*(?:${ENDINGS})\\b|\\bw{3}\\s*(?:\\.|point)|h(?:tt|xx)ps?\\s*:`,
);
const AT = String.raw`(?:@|[[({<"]\s*(?:at|a|@|ar+obas[es]?)\s*[\])}>"]|\bar+obas[es]?\b)`;
const SPELT_EMAIL = new RegExp(
  String.raw`\w\s*${AT}\s*\w[\w\s-]*?(?:\.|\b(?:point|dot)\b)\s*[\])}]?\s*\w{2}`,
);
/** Ten digits of a French number, with anything but letters between them. */
const SPACED_PHONE =
  /(?<!\d)(?:(?:\+|00)?\s?3\s?3[^a-z\d]{0,4}\(?0?\)?|0)(?:[^a-z\d]{0,5}|x)[1-9](?:(?:[^a-z\d]{0,5}|x)\d){8}(?!\d)/;

/** What a text without any of these cannot hold is not looked for: most messages are ordinary. */
const WORTH_A_LOOK = /(?:\d\D{0,3}){6}|@|\w\.\w|:\/\/|arobas|z[eé]ro|\bpoint (?:com|fr)\b|\p{No}|\u20e3/iu;

export type FreeTextVerdict = 'ok' | 'doubtful' | 'phone' | 'email' | 'link';

/**
 * Whether a text of the profile holds contact details, which the terms forbid (D20): what its reader would understand
 * for sure is refused, what is only doubtful is flagged for the team.
 */
export function checkFreeText(text: string): FreeTextVerdict {
  const plain = text.normalize('NFKC');
  const read = readThrough(text);
  const digits = writeSpokenDigits(withLettersAsDigits(withoutAsides(read)));
  if (holdsPhone(plain) || holdsPhone(digits)) return 'phone';
  const links = linkify.match(plain) ?? [];
  if (links.some((link) => link.schema === 'mailto:') || SPELT_EMAIL.test(read)) return 'email';
  if (/\bwww\.\S/i.test(plain) || SPELT_LINK.test(read)) return 'link';
  if (links.some((link) => link.schema !== '' || WEB_ENDINGS.test(link.text))) return 'link';
  return links.length > 0 || isDoubtfulText(text, read, digits) ? 'doubtful' : 'ok';
}

function holdsPhone(text: string): boolean {
  return (
    findPhoneNumbersInText(text, 'FR').length > 0 ||
    /(?:\d[\s.\-_/]*){10,}/.test(withoutDates(text)) ||
    SPACED_PHONE.test(text)
  );
}

/** « 06 (pause) 12 »: what stands in brackets between digits is passed over. */
function withoutAsides(read: string): string {
  return read.replace(/(?<=\d[\s.]{0,3})\([^)\d]{1,20}\)(?=[\s.]{0,3}\d)/g, ' ');
}

/** « O6 l2 S4 » as one reads them among digits. */
function withLettersAsDigits(read: string): string {
  return read
    .replace(/(?<![a-z])o(?=[\s-]?(?:\d|six|sept)|\d)/g, '0')
    .replace(/(?<=\d\s?)[il](?=\d)|(?<![a-z])[il](?=\d)/g, '1')
    .replace(/(?<=\d\s?)s(?=\d)|(?<![a-z])s(?=\d)/g, '5');
}

/** Whether a message holds a phone number, an address or a link. Nothing is blocked: its reader is warned (D20). */
export function holdsContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC');
  return WORTH_A_LOOK.test(plain) && ['phone', 'email', 'link'].includes(checkFreeText(plain));
}
