import { findAddress } from './find-address.ts';
import { findHandle } from './find-handle.ts';
import { findPhoneNumber } from './find-phone.ts';
import { readText } from './reading.ts';

export type FreeTextVerdict = 'ok' | 'doubtful' | 'phone' | 'email' | 'link' | 'handle';

/**
 * Checks a profile text for contact details, which the terms forbid (D20): certain ones are rejected, doubtful ones are
 * flagged for the team.
 */
export function checkFreeText(text: string): FreeTextVerdict {
  const reading = readText(text);
  const found = [findPhoneNumber(reading), findAddress(reading), findHandle(reading)];
  return (
    found.find((one) => one !== undefined && one !== 'doubtful') ?? (found.some(Boolean) ? 'doubtful' : 'ok')
  );
}

/** Whether a message contains a phone number, an address or a link. It is not blocked: its reader is warned (D20). */
export function holdsContactDetails(text: string): boolean {
  return !['ok', 'doubtful'].includes(checkFreeText(text));
}
