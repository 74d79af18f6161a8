import { standingOf } from '#mechanisms/decisions/rules.ts';
import { requireAccount, requireAccountAnew } from './require-account.ts';

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
