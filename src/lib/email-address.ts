// The package is CommonJS in Node: it has no named exports there.
import punycode from 'punycode.js';
import { z } from 'zod';
import { visibleText } from './visible-text.ts';

const LONGEST = 254;
/** What `<input type="email">` of every browser takes, with a dot in the domain: mail to « a@b » arrives nowhere. */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/;

/**
 * The address of a person. Signs that nobody sees, which pasted addresses bring along, are cleaned; an accented domain is
 * kept as mail servers know it (`shownAddress` shows it as it was typed).
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

/** An address with the domain as people know it: « camille@hôtel.fr » for « camille@xn--htel-vqa.fr ». */
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
