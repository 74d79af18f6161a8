import { findStanding } from '../../standing/server/store.ts';
import { requireAccount } from './require-account.ts';

/**
 * A signed-in person whose account is open, with or without a profile: adds `me`, their id, and `sessionId`, which opens
 * nothing.
 */
export const requireMember = requireAccount.concat(async ({ context, next, errors }) => {
  const { db, clock } = context.services;
  const { state } = await findStanding(db, context.me, clock.now());
  if (state === 'suspended') throw errors.SUSPENDED();
  if (state === 'closed') throw errors.ACCOUNT_CLOSED();
  return next();
});
