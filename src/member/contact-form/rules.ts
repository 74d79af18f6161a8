export const CONTACT_MESSAGE_MAX_LENGTH = 5000;
export const CONTACT_NAME_MAX_LENGTH = 50;

const PHONE_CHARACTERS = /^\+?[\d\s().\-/]{6,30}$/;
const PHONE_DIGITS = { least: 6, most: 15 };

/** Whether a text looks like a phone number of any country: 6 to 15 digits (E.164). */
export function looksLikePhoneNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE_CHARACTERS.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}
