import { getTableColumns } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { currentRequest, type SecuritySubject } from '#platform/request-scope.ts';
import type { SecurityEventName } from '#platform/security-events/events.ts';
import type { SecurityEvents } from '#platform/security-events/recorder.ts';
import { EVERY_TABLE } from './every-table.ts';

const DONE = 'done';

/** By route of the contract: the event for each outcome, success or refusal. */
const EVENTS: Record<string, Record<string, SecurityEventName>> = {
  'accounts.logIn': { [DONE]: 'log-in-succeeded', INVALID_CREDENTIALS: 'log-in-failed' },
  'accounts.confirmEmail': { [DONE]: 'address-confirmed', LINK_EXPIRED: 'link-refused' },
  'accounts.forgotPassword': { [DONE]: 'reset-asked' },
  'accounts.resetPassword': { [DONE]: 'password-reset', LINK_EXPIRED: 'reset-link-refused' },
  'accounts.changePassword': { [DONE]: 'password-changed' },
  'accounts.endDevice': { [DONE]: 'sessions-ended' },
  'accounts.endOtherDevices': { [DONE]: 'sessions-ended' },
  'emailChange.ask': { [DONE]: 'address-change-asked' },
  'emailChange.confirm': { [DONE]: 'address-change-confirmed', LINK_EXPIRED: 'link-refused' },
  'emailChange.refuse': { [DONE]: 'address-change-refused', LINK_EXPIRED: 'link-refused' },
  'passkeys.add': { [DONE]: 'passkey-added', PASSKEY_REFUSED: 'passkey-refused' },
  'passkeys.remove': { [DONE]: 'passkey-removed' },
  'passkeys.logIn': { [DONE]: 'log-in-succeeded', PASSKEY_REFUSED: 'passkey-refused' },
  'secondFactor.confirm': { [DONE]: 'second-factor-set' },
  'secondFactor.giveCode': { [DONE]: 'second-factor-given' },
  'secondFactor.remove': { [DONE]: 'second-factor-removed' },
  'secondFactor.renewBackupCodes': { [DONE]: 'recovery-codes-renewed' },
  'dataRights.export': { [DONE]: 'data-exported' },
  'dataRights.deleteAccount': { [DONE]: 'account-erased' },
  'reports.report': { [DONE]: 'member-reported' },
  'deskStaff.logIn': { [DONE]: 'log-in-succeeded', INVALID_CREDENTIALS: 'log-in-failed' },
  'deskStaff.finishEnrolment': { [DONE]: 'second-factor-set' },
  'deskStaff.giveCode': { [DONE]: 'second-factor-given' },
  'deskStaff.forgetPhone': { [DONE]: 'second-factor-removed' },
  'deskStaff.renewBackupCodes': { [DONE]: 'recovery-codes-renewed' },
  'deskStaff.askPasswordLink': { [DONE]: 'reset-asked' },
  'deskStaff.setPassword': { [DONE]: 'password-reset', LINK_EXPIRED: 'reset-link-refused' },
};
/** Refusals with the same event on every route. */
const OF_EVERY_ROUTE: Record<string, SecurityEventName> = {
  WRONG_PASSWORD: 'password-refused',
  WRONG_CODE: 'second-factor-refused',
  ACCOUNT_LOCKED: 'account-locked',
  CODES_LOCKED: 'account-locked',
  TOO_MANY_REQUESTS: 'rate-limit-refused',
};
/** Names that match no column but that forged requests use. */
const TRIED_NAMES = ['is_admin', 'isAdmin', 'isFromAdmin', 'role', 'roles', 'photo_url', 'photoUrl'];
/**
 * Column names of stored data. A client sends such a field only to a route that declares it; elsewhere the value comes
 * from the session. Only these names are logged: they are ours, not the sender's.
 */
const STORED_FIELDS: ReadonlySet<string> = new Set([
  ...TRIED_NAMES,
  ...[...EVERY_TABLE.values()]
    .flatMap((table) => Object.values(getTableColumns(table)))
    .flatMap(({ name }) => [name, name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())])
    // Any save may contain the version that its form has read.
    .filter((name) => name !== 'version'),
]);

export type EndedRoute = {
  path: readonly string[];
  method: string | undefined;
  input: unknown;
  asked: ReadonlySet<string>;
  refusal?: string;
};

/** Records the traces of an attack: guessing, lockouts, takeovers, trespassing, and staff actions. */
export function recordSecurityEvents(
  events: SecurityEvents,
  { path, method, input, asked, refusal }: EndedRoute,
): void {
  const route = path.join('.');
  const actor = currentRequest()?.actor;
  const foreign = listForeignFields(input, asked);
  if (foreign) events.record('foreign-field-sent', { detail: `${route} ${foreign}` });
  const event = EVENTS[route]?.[refusal ?? DONE] ?? OF_EVERY_ROUTE[refusal ?? DONE];
  if (event) events.record(event, { who: actor ?? addressTyped(input), detail: route });
  else if (actor && refusal === 'NOT_FOUND') events.record('access-refused', { detail: route });
  // Expired sessions and bots cause these all day: they are counted, not recorded one by one.
  else if (refusal === 'UNAUTHORIZED' || refusal === 'NOT_FOUND') events.count('access-refused', route);
  else if (refusal === 'INVALID_INPUT') events.count('input-refused', route);
  else if (actor?.kind === 'staff' && refusal === undefined && method !== 'GET')
    events.record('team-acted', { detail: route });
}

function addressTyped(input: unknown): SecuritySubject | undefined {
  if (typeof input !== 'object' || input === null || !('email' in input)) return undefined;
  const { email } = input;
  return typeof email === 'string' ? { kind: 'address', id: email.trim().toLowerCase() } : undefined;
}

function listForeignFields(input: unknown, asked: ReadonlySet<string>): string {
  if (typeof input !== 'object' || input === null) return '';
  return Object.keys(input)
    .filter((name) => STORED_FIELDS.has(name) && !asked.has(name))
    .join(' ');
}

/** Rejections of input that our pages never send: malformed, or out of bounds. */
const INPUT_REFUSED = [400, 413];
const NO_ACCESS = [401, 403, 404];
/** Routes with access checks; elsewhere an unknown address is a broken link. */
const BEHIND_DOORS = /^\/(api|media)\//;

/** Records rejections before any route of the contract: foreign origins, unreadable requests, photos. */
export function recordRefusals(events: SecurityEvents): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { status } = context.res;
    if (status < 400 || currentRequest()?.route !== undefined) return;
    const [, part] = BEHIND_DOORS.exec(context.req.path) ?? [];
    if (status === 403) events.record('foreign-origin-refused');
    else if (INPUT_REFUSED.includes(status)) events.count('input-refused', part ?? 'elsewhere');
    else if (part && NO_ACCESS.includes(status)) events.count('access-refused', part);
  };
}
