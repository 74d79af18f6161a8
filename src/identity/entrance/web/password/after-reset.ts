/** Navigation state for the reset page, so that its message survives the redirect (security.md, A7). */
export const AFTER_RESET = { passwordReset: true } as const;

export function comesFromReset(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'passwordReset' in state;
}
