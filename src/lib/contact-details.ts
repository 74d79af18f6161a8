import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';

const linkify = new LinkifyIt();
linkify.set({ fuzzyLink: true, fuzzyEmail: true });

/** Words that announce contact details; alone they only make the team look (D20). */
const DOUBTFUL = /\b(whats?app|telegram|insta(?:gram)?|snap(?:chat)?|arobase|gmail|zéro six|zero six)\b|@\w/i;
/** A known ending, so that « Lyon.Me voici » is not taken for a link. */
const WEB_ENDINGS = /\.(fr|com|net|org|eu|io|be|ch|info|me\/\S)/i;

/** What a text without any of these cannot hold is not looked for: most messages are ordinary. */
const WORTH_A_LOOK = /(?:\d\D{0,3}){6}|@|\w\.\w|:\/\//;

export type FreeTextVerdict = 'ok' | 'doubtful' | 'phone' | 'email' | 'link';

/**
 * Whether a text of the profile holds contact details, which the terms forbid (D20): these are refused, what is only
 * doubtful is flagged for the team.
 */
export function checkFreeText(text: string): FreeTextVerdict {
  const plain = text.normalize('NFKC');
  if (findPhoneNumbersInText(plain, 'FR').length > 0 || /(?:\d[\s.\-_/]*){10,}/.test(plain)) return 'phone';
  const links = linkify.match(plain) ?? [];
  if (links.some((link) => link.schema === 'mailto:')) return 'email';
  if (/\bwww\.\S/i.test(plain)) return 'link';
  if (links.some((link) => link.schema !== '' || WEB_ENDINGS.test(link.text))) return 'link';
  return links.length > 0 || DOUBTFUL.test(plain) ? 'doubtful' : 'ok';
}

/** Whether a message holds a phone number, an address or a link. Nothing is blocked: its reader is warned (D20). */
export function holdsContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC');
  return WORTH_A_LOOK.test(plain) && ['phone', 'email', 'link'].includes(checkFreeText(plain));
}
