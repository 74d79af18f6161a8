import { findPhoneNumbersInText } from 'libphonenumber-js';
import { LinkifyIt } from 'linkify-it';

const linkify = new LinkifyIt();
linkify.set({ fuzzyLink: true, fuzzyEmail: true });

/** Words that announce contact details; alone they only make the team look (D20). */
const DOUBTFUL = /\b(whats?app|telegram|insta(?:gram)?|snap(?:chat)?|arobase|gmail|zéro six|zero six)\b|@\w/i;
/** A known ending, so that « Lyon.Me voici » is not taken for a link. */
const WEB_ENDINGS = /\.(fr|com|net|org|eu|io|be|ch|info|me\/\S)/i;

export type FreeTextVerdict = 'ok' | 'doubtful' | 'phone' | 'email' | 'link';

/**
 * Whether a first name or a bio holds contact details, which the terms forbid (D20): these are refused, what is
 * only doubtful is flagged for the team.
 */
export function checkFreeText(text: string): FreeTextVerdict {
  const plain = text.normalize('NFKC');
  if (findPhoneNumbersInText(plain, 'FR').length > 0 || /(?:\d[\s.\-_/]*){10,}/.test(plain)) return 'phone';
  const links = linkify.match(plain) ?? [];
  if (links.some((link) => link.schema === 'mailto:')) return 'email';
  if (links.some((link) => link.schema !== '' || WEB_ENDINGS.test(link.text))) return 'link';
  return links.length > 0 || DOUBTFUL.test(plain) ? 'doubtful' : 'ok';
}
