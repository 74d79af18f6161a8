/** Pages that a mailed link with a secret leads to. */
export const MAILED_PATHS = {
  'sign-up': '/inscription/form?email_confirmed=true',
  password: '/reset-password',
  'email-change': '/changer-d-adresse',
  chat: '/reponse',
  unsubscribe: '/desinscription',
  redress: '/recours',
  'desk-password': '/equipe/mot-de-passe',
} as const;
export type MailedPage = keyof typeof MAILED_PATHS;
export const MAILED_PAGES = Object.keys(MAILED_PATHS) as [MailedPage, ...MailedPage[]];

/** 32 characters, so that a code of eight has 40 bits; without 0, 1, I and O, which look alike. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;
export const CODE_TRIES = 5;

/** @param bytes at least as many as a code has characters */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(
    bytes.subarray(0, CODE_LENGTH),
    (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length],
  ).join('');
}

/** « K7QF-M2XR » */
export function spacedCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}

/** Case, spaces and hyphens do not count. */
export function normalizeCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
    .toUpperCase();
}

export function isCode(code: string): boolean {
  return code.length === CODE_LENGTH && Array.from(code).every((sign) => CODE_ALPHABET.includes(sign));
}
