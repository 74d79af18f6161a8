// The package is CommonJS in Node: it has no named exports there.
import punycode from 'punycode.js';
import { z } from 'zod';
import { visibleText } from './visible-text.ts';

const LONGEST = 254;
/** The pattern of `<input type="email">` in every browser, with a dot in the domain: mail to « a@b » never arrives. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/**
 * A person's address. Removes invisible characters that pasted addresses contain; stores an accented domain as mail
 * servers know it (`shownAddress` displays it as typed).
 */
export const emailAddress = z
  .string({ error: 'Veuillez entrer votre adresse e-mail' })
  .transform((typed) => inAscii(visibleText(typed).trim().toLowerCase()))
  .pipe(
    z
      .string()
      .min(1, 'Veuillez entrer votre adresse e-mail')
      .max(LONGEST, 'Cette adresse e-mail est trop longue')
      .regex(EMAIL, 'Cette adresse e-mail ne semble pas valide'),
  );

/** Returns an address with a readable domain: « camille@hôtel.fr » for « camille@xn--htel-vqa.fr ». */
export function shownAddress(address: string): string {
  try {
    return punycode.toUnicode(address);
  } catch {
    return address;
  }
}

function inAscii(address: string): string {
  return address.length > LONGEST ? address : punycode.toASCII(address.normalize('NFC'));
}
