/** More than anyone has devices and password managers. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX_LENGTH = 40;
/** How long the browser may take to answer: it offers passkeys for as long as the log-in stays open. */
export const CHALLENGE_MINUTES = 30;
