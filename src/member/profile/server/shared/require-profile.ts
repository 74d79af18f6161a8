import { requireAccount, requireMember } from '#identity/accounts/server/shared/require-account.ts';

export const requireProfile = requireMember.concat(async ({ context, next, errors }) => {
  if (!context.hasProfile) throw errors.PROFILE_REQUIRED();
  return next();
});

/** Also allows a suspended or closed account: a consent can be withdrawn at any time. */
export const requireProfileOfAny = requireAccount.concat(async ({ context, next, errors }) => {
  if (!context.hasProfile) throw errors.PROFILE_REQUIRED();
  return next();
});
