/**
 * Returns a password as it is hashed and compared: accents composed, every space an ordinary one. Keyboards differ in
 * both for the same keys (macOS, iOS and some password managers).
 */
export function plainPassword(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\p{Zs}/gu, ' ');
}
