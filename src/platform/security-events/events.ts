import type { LogLevel } from '../log.ts';

/** `info`: an action that its owner may ask about; `warn`: a refusal, as in guessing or flooding. */
export const SECURITY_EVENTS = {
  'log-in-succeeded': 'info',
  'log-in-failed': 'warn',
  'account-locked': 'warn',
  'address-confirmed': 'info',
  'link-refused': 'warn',
  'reset-asked': 'info',
  'password-reset': 'info',
  'reset-link-refused': 'warn',
  'password-changed': 'info',
  'password-refused': 'warn',
  'address-change-asked': 'info',
  'address-change-confirmed': 'info',
  'address-change-refused': 'warn',
  'second-factor-refused': 'warn',
  'second-factor-given': 'info',
  'second-factor-set': 'info',
  'second-factor-removed': 'info',
  'recovery-codes-renewed': 'info',
  'passkey-added': 'info',
  'passkey-removed': 'info',
  'passkey-refused': 'warn',
  'new-device': 'info',
  'sessions-ended': 'info',
  'data-exported': 'info',
  'account-erased': 'info',
  'member-reported': 'info',
  'team-acted': 'info',
  'many-files-opened': 'warn',
  'access-refused': 'warn',
  'input-refused': 'warn',
  'foreign-field-sent': 'warn',
  'foreign-origin-refused': 'warn',
  'rate-limit-refused': 'warn',
  'live-misused': 'warn',
  'live-refused': 'warn',
  'policy-violated': 'warn',
  'events-lost': 'warn',
} as const satisfies Record<string, LogLevel>;

export type SecurityEventName = keyof typeof SECURITY_EVENTS;

/** An intrusion is often found months later; a longer period would be surveillance. */
export const SECURITY_EVENTS_KEPT_MONTHS = 12;
