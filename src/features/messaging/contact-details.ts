/** French numbers as people type them, and any foreign one that begins with +. */
const PHONE = /(?:\+|\b00)\d(?:[\s.\-/]?\d){7,13}|\b0[1-9](?:[\s.\-_/]?\d{2}){4}\b/;
const ADDRESS = /\bhttps?:\/\/\S|\bwww\.\S/i;
/** A known ending, so that « Lyon.Me voici » is not taken for a link. */
const SITE = /\b[\w-]{2,}\.(?:fr|com|net|org|eu|io|be|ch|info)\b/i;
const EMAIL = /\S@\S+\.\w/;

/**
 * Whether a message holds a phone number, a link or an e-mail address. Nothing is ever blocked: the receiver
 * only gets a gentle warning (D20), so a simple look is enough.
 */
export function holdsContactDetails(text: string): boolean {
  const plain = text.normalize('NFKC');
  return [PHONE, ADDRESS, SITE, EMAIL].some((pattern) => pattern.test(plain));
}
