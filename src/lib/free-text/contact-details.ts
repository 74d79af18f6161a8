import { findAddress } from './find-address.ts';
import { findHandle } from './find-handle.ts';
import { findPhone } from './find-phone.ts';
import { readText } from './reading.ts';

export type FreeTextVerdict = 'ok' | 'doubtful' | 'phone' | 'email' | 'link' | 'handle';

/**
 * Whether a text of the profile holds contact details, which the terms forbid (D20): what its reader would understand
 * for sure is refused, what is only doubtful is flagged for the team.
 */
export function checkFreeText(text: string): FreeTextVerdict {
  const reading = readText(text);
  const found = [findPhone(reading), findAddress(reading), findHandle(reading)];
  return (
    found.find((one) => one !== undefined && one !== 'doubtful') ?? (found.some(Boolean) ? 'doubtful' : 'ok')
  );
}

/** Whether a message holds a phone number, an address or a link. Nothing is blocked: its reader is warned (D20). */
export function holdsContactDetails(text: string): boolean {
  return !['ok', 'doubtful'].includes(checkFreeText(text));
}
