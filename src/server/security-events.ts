import type { Log } from '#platform/log.ts';

const DONE = 'done';

/** By route of the contract, what is logged of its end: done, or the refusal. Never whom it concerns. */
const EVENTS: Record<string, Record<string, string>> = {
  'accounts.logIn': {
    [DONE]: 'log-in-succeeded',
    INVALID_CREDENTIALS: 'log-in-failed',
    ACCOUNT_LOCKED: 'account-locked',
  },
  'accounts.resetPassword': { [DONE]: 'password-reset', LINK_EXPIRED: 'reset-link-refused' },
  'accounts.changePassword': { [DONE]: 'password-changed' },
  'accounts.endDevice': { [DONE]: 'sessions-ended' },
  'accounts.endOtherDevices': { [DONE]: 'sessions-ended' },
  'dataRights.export': { [DONE]: 'data-exported' },
  'dataRights.deleteAccount': { [DONE]: 'account-erased' },
  'reports.report': { [DONE]: 'member-reported' },
};
/** The same wherever they happen. */
const OF_EVERY_ROUTE: Record<string, string> = {
  WRONG_PASSWORD: 'password-refused',
  ACCOUNT_LOCKED: 'account-locked',
  TOO_MANY_REQUESTS: 'rate-limit-refused',
};

/** Logs what an attack would leave behind: who looks at these lines sees guessing, locking out and taking over. */
export function logSecurityEvent(log: Log, route: readonly string[], refusal?: string): void {
  const event = EVENTS[route.join('.')]?.[refusal ?? DONE] ?? OF_EVERY_ROUTE[refusal ?? DONE];
  if (event) log(refusal === undefined ? 'info' : 'warn', event);
}
