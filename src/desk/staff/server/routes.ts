import { isPassword } from '#platform/auth.ts';
import { forgetSite } from '#platform/http/forget-site.ts';
import { consumeInTurn, LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { write } from '#platform/write.ts';
import { lockedFor } from '../contract.ts';
import { api } from './api.ts';
import { audit } from './audit-routes.ts';
import { colleagueRoutes } from './colleague-routes.ts';
import { onCallRoutes } from './on-call-routes.ts';
import { openStaffSession } from './open-session.ts';
import { staffPasswordRoutes } from './password-routes.ts';
import { staffPushRoutes } from './push-routes.ts';
import { staffSecondFactorRoutes } from './second-factor-routes.ts';
import { deleteStaffSession } from './session-store.ts';
import { findStaffSession, holdsStaffCookie } from './shared/find-staff-session.ts';
import { recordAudit } from './shared/record-audit.ts';
import { forgetStaffCookie } from './shared/staff-cookie.ts';
import { staffGuess } from './shared/staff-guess.ts';
import { findActiveColleague, renewStaffPasswordHash } from './store.ts';

const session = api.session.handler(async ({ context: { services, headers } }) => {
  const found = await findStaffSession(services, headers);
  return {
    stage: found?.stage ?? ('closed' as const),
    colleague: found?.stage === 'open' ? found.staff : null,
    ended: !found && holdsStaffCookie(services, headers.get('cookie')),
  };
});

const logIn = api.logIn.handler(async ({ context, input, errors }) => {
  const { services, headers, origin } = context;
  const { db, clock } = services;
  // Counted before the check, so that concurrent guesses count too.
  const guess = staffGuess(context, input.email);
  const attempt = await consumeInTurn(db, [[LIMITS.staffLogInByOrigin, origin], ...guess], clock.now());
  if (!attempt.allowed) throw errors.ACCOUNT_LOCKED(lockedFor(attempt));
  const colleague = await findActiveColleague(db, { email: input.email });
  const former = colleague?.password_hash;
  const right = await isPassword(former, input.password, async (renewed) => {
    if (colleague && former) await renewStaffPasswordHash(db, colleague.id, { former, renewed });
  });
  if (!colleague || !right) throw errors.INVALID_CREDENTIALS();
  await resetRateLimits(db, ...guess);
  const session = await findStaffSession(services, headers);
  await openStaffSession(db, context, { staffId: colleague.id, formerId: session?.id, secondFactorAt: null });
  return { done: true };
});

const logOut = api.logOut.handler(async ({ context }) => {
  const { services, headers, answerHeaders } = context;
  const found = await findStaffSession(services, headers);
  if (found)
    await write(context, {
      change: ({ tx }) => deleteStaffSession(tx, found.id),
      async audit({ tx, now }) {
        if (found.stage === 'open')
          await recordAudit(tx, { staff: found.staff, action: 'staff.log-out', now });
      },
      publish: ({ live }) => live.endSessions([found.id]),
    });
  answerHeaders.append('set-cookie', forgetStaffCookie(services));
  forgetSite(answerHeaders);
  return { done: true };
});

export const deskStaffRoutes = {
  session,
  logIn,
  logOut,
  ...staffSecondFactorRoutes,
  ...staffPasswordRoutes,
  ...colleagueRoutes,
  ...onCallRoutes,
  ...staffPushRoutes,
  audit,
};
