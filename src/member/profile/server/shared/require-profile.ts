import { requireAccount } from '#identity/accounts/server/shared/require-account.ts';
import { requireMember } from '#identity/accounts/server/shared/require-member.ts';

/** A member whose profile exists. */
export const requireProfile = requireMember.concat(async ({ context, next, errors }) => {
  if (!context.hasProfile) throw errors.PROFILE_REQUIRED();
  return next();
});

/** The same, be the account suspended or closed: consents are taken back at any time. */
export const requireProfileOfAny = requireAccount.concat(async ({ context, next, errors }) => {
  if (!context.hasProfile) throw errors.PROFILE_REQUIRED();
  return next();
});
