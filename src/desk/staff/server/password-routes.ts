import { findWeakness } from '#identity/accounts/server/shared/find-weakness.ts';
import { hashPassword } from '#platform/auth.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { write } from '#platform/write.ts';
import { api } from './api.ts';
import { deleteLinksOf, findLink } from './link-store.ts';
import { deleteSessionsOf, openStaffSession } from './session-store.ts';
import { mailStaffLink } from './shared/make-staff-link.ts';
import { recordAudit } from './shared/record-audit.ts';
import { hashStaffToken } from './shared/staff-cookie.ts';
import { staffGuess } from './shared/staff-guess.ts';
import { saveStaffPassword } from './store.ts';

const askPasswordLink = api.askPasswordLink.handler(async ({ context, input, errors }) => {
  const { services, origin } = context;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, origin);
  const address = mailboxHash(services.secret, input.email, 'staff:');
  // Rate-limited per enqueued mail. An unknown address runs the same statements: its mail is dropped later.
  await services.db.transaction(async (tx) => {
    const inside = { services: { ...services, db: tx } };
    await enforceRateLimit(inside, errors, LIMITS.mailsByAddress, address);
    await mailStaffLink(tx, services, 'staff-password', input.email);
  });
  return { done: true };
});

const checkPasswordLink = api.checkPasswordLink.handler(async ({ context, input, errors }) => {
  const { db, clock } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const link = await findLink(db, hashStaffToken(input.token), clock.now());
  if (!link) throw errors.LINK_EXPIRED();
  return { email: link.email, firstName: link.firstName };
});

const setPassword = api.setPassword.handler(async ({ context, input, errors }) => {
  const { db, clock, outbox } = context.services;
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const token = hashStaffToken(input.token);
  const found = await findLink(db, token, clock.now());
  const about = found ? [found.email, found.firstName, input.firstName ?? ''] : [];
  const password = await findWeakness(input.password, about);
  if (password) throw errors.INVALID_INPUT({ data: { fields: { password } } });
  const passwordHash = await hashPassword(input.password);
  await write(context, {
    async change({ tx, now }) {
      const link = await findLink(tx, token, now);
      // The deletion decides a race: of two requests with one link, one sets the password.
      if (!link || !(await deleteLinksOf(tx, link.staffId))) throw errors.LINK_EXPIRED();
      const { staffId, email } = link;
      await saveStaffPassword(tx, staffId, { passwordHash, firstName: input.firstName });
      const data = { changedAt: now.toISOString() };
      if (link.hadPassword) await outbox.send(tx, { template: 'staff-password-set', to: email, data });
      // Access to the mailbox proves ownership, so earlier failed guesses are cleared.
      await resetRateLimits(tx, ...staffGuess(context, email));
      const ended = await deleteSessionsOf(tx, staffId);
      // As after a log-in with this password: the second factor comes next.
      await openStaffSession(tx, context, { staffId, formerId: undefined, secondFactorAt: null });
      return { staffId, ended };
    },
    audit: ({ tx, now }, { staffId: id }) =>
      recordAudit(tx, { staff: { id }, action: 'staff.password-set', now }),
    publish: ({ live }, { result: { ended } }) => live.endSessions(ended),
  });
  return { done: true };
});

export const staffPasswordRoutes = { askPasswordLink, checkPasswordLink, setPassword };
