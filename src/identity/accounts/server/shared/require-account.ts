import { standingOf } from '#mechanisms/decisions/rules.ts';
import { door } from '#platform/http/request-context.ts';
import { findSession, findSessionAnew } from './find-session.ts';

/**
 * Requires a signed-in member, even with a suspended or closed account: for the remaining rights, such as their data,
 * their devices, the statements of reasons and the chat with the team. Other routes use `requireMember`.
 */
export const requireAccount = accountFoundBy(findSession);

/** The same without the session cache: for passwords, devices, the data export and the deletion. */
export const requireAccountAnew = accountFoundBy(findSessionAnew);

function accountFoundBy(find: typeof findSession) {
  return door.middleware(async ({ context, next, errors }) => {
    const session = await find(context);
    if (!session) throw errors.UNAUTHORIZED();
    const { id: sessionId, openedAt: sessionOpenedAt, userId: me, email, measure, hasProfile } = session;
    return next({ context: { me, email, sessionId, sessionOpenedAt, measure, hasProfile } });
  });
}

/** Requires an open account, with or without a profile; adds `me`, and `sessionId`, which is not a credential. */
export const requireMember = openAccount(requireAccount);

/** The same without the session cache: for changes of password and address. */
export const requireMemberAnew = openAccount(requireAccountAnew);

function openAccount(account: typeof requireAccount) {
  return account.concat(async ({ context, next, errors }) => {
    const { state } = standingOf(context.measure, context.services.clock.now());
    if (state === 'suspended') throw errors.SUSPENDED();
    if (state === 'closed') throw errors.ACCOUNT_CLOSED();
    return next();
  });
}
