import { findWeakness } from '#identity/accounts/server/shared/find-weakness.ts';
import { rememberDevice } from '#identity/accounts/server/shared/known-device.ts';
import { mailLink } from '#identity/accounts/server/shared/mail-link.ts';
import { requireMemberAnew } from '#identity/accounts/server/shared/require-account.ts';
import {
  consumeLink,
  deleteMemberSessions,
  deleteOtherSessions,
  findAccountByAddress,
  savePassword,
} from '#identity/accounts/server/store.ts';
import { dropPendingPhone } from '#identity/factors/server/second-factor-store.ts';
import { endRecentPasskeys, namePasskeys } from '#identity/factors/server/shared/end-recent-passkeys.ts';
import { requirePassword } from '#identity/factors/server/shared/require-password.ts';
import { resolveLostPhone } from '#identity/factors/server/shared/resolve-lost-phone.ts';
import { hashPassword } from '#platform/auth.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { setActor } from '#platform/request-scope.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { entranceContract, resetMailsAsked } from '../contract.ts';
import { liftLock } from './count-guess.ts';
import { revokeLinks } from './shared/revoke-links.ts';

const api = implementContract(entranceContract);

const forgotPassword = api.forgotPassword.handler(async ({ context, input, errors }) => {
  const { db, outbox, secret } = context.services;
  // Depends on the mail server only, so it reveals nothing about the address.
  if (!outbox.isHealthy()) throw errors.MAIL_UNAVAILABLE();
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  // Rate-limited per enqueued mail. An unknown address runs the same statements: its mail is dropped later.
  await db.transaction(async (tx) => {
    await enforceResetMails(tx, context, errors, mailboxHash(secret, input.email));
    await mailResetLink({ db: tx, outbox }, input.email);
  });
});

/**
 * Sent to the address of the account, whatever spelling was typed: where a `+` is part of a name, the typed address may
 * be another person's mailbox.
 */
async function mailResetLink(services: Parameters<typeof mailLink>[0], typed: string): Promise<void> {
  const account = await findAccountByAddress(services.db, typed);
  await mailLink(services, 'reset-password', account?.email ?? typed);
}

const checkResetLink = api.checkResetLink.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  return { usable: Boolean(await findUsableLink(context, input.token)) };
});

const resetPassword = api.resetPassword.handler(async ({ context, input, errors }) => {
  await enforceRateLimit(context, errors, LIMITS.linksByOrigin, context.origin);
  const owner = await findUsableLink(context, input.token);
  const about = owner ? [owner.email, ...(await context.services.namesOf(owner.member))] : [];
  const password = await findWeakness(input.password, about);
  if (password) throw errors.INVALID_INPUT({ data: { fields: { password } } });
  if (!owner || !(await setPasswordByLink(context.services, { ...owner, password: input.password })))
    throw errors.LINK_EXPIRED();
  setActor('member', owner.member);
  // The failed attempts that locked the account are obsolete with the old password.
  await liftLock(context, owner.email);
  // Access to the mailbox proves ownership: from now on strangers cannot lock this browser out.
  rememberDevice(context, owner.member);
});

/** Returns the owner of a valid link; Better Auth checks the expiry with the machine's clock. */
async function findUsableLink({ services: { auth, db } }: RequestContext, token: string) {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  if (!link || link.expiresAt <= new Date()) return undefined;
  const email = await findMailAddress(db, link.value);
  return email === undefined ? undefined : { link: link.id, member: link.value, email };
}

const changePasswordRoute = api.changePassword
  .use(requireMemberAnew)
  .handler(async ({ context, input, errors }) => {
    const { services, me, email } = context;
    const password = await findWeakness(input.password, [email, ...(await services.namesOf(me))]);
    if (password) throw errors.INVALID_INPUT({ data: { fields: { password } } });
    await requirePassword(context, errors, { password: input.current, code: input.code });
    await changePassword(services, context, input.password);
  });

type Refusals = Parameters<typeof enforceRateLimit>[1];

/**
 * Allows three mails an hour to one address, the third only in the second half of the hour. A link is valid for half an
 * hour, so even when an attacker uses up the others, the mailbox contains a valid link or can get one. An attacker
 * cannot block the mailed way out of a lock.
 */
async function enforceResetMails(
  tx: Database,
  { services: { clock } }: Pick<RequestContext, 'services'>,
  errors: Refusals,
  who: string,
): Promise<void> {
  const now = clock.now();
  const attempt = await consumeRateLimit(tx, LIMITS.resetMails, who, now);
  if (attempt.allowed) return;
  const { lateResetMails: late } = LIMITS;
  let retryAfterSeconds = attempt.retryAfterSeconds - late.windowSeconds;
  if (retryAfterSeconds <= 0) {
    const lateAttempt = await consumeRateLimit(tx, late, who, now);
    if (lateAttempt.allowed) return;
    retryAfterSeconds = lateAttempt.retryAfterSeconds;
  }
  throw errors.TOO_MANY_REQUESTS({
    message: resetMailsAsked(retryAfterSeconds),
    data: { retryAfterSeconds },
  });
}

type Chosen = { member: string; email: string; link: string; password: string };

/**
 * Sets the password chosen through a mailed link, in one transaction with its consequences: voids every mailed link,
 * ends every session and every recent passkey, resolves a lost phone, and enqueues the notice.
 * @returns whether the link was still valid
 */
async function setPasswordByLink(
  services: Services,
  { member, email, link, password }: Chosen,
): Promise<boolean> {
  const { outbox } = services;
  const passwordHash = await hashPassword(password);
  const set = await write(
    { services },
    {
      async change({ tx, now }) {
        if (!(await consumeLink(tx, link))) return UNCHANGED;
        // A concurrent confirmation of a sign-up link waits, and then finds the password (`confirmEmail`).
        await lockMembers(tx, [member]);
        await savePassword(tx, member, passwordHash, now);
        await revokeLinks(tx, outbox, { member, email });
        await dropPendingPhone(tx, member);
        await deleteMemberSessions(tx, member);
        const data = { changedAt: now.toISOString(), ...(await endRecentPasskeys(tx, member, now)) };
        await outbox.send(tx, { template: 'password-changed', to: email, data });
        await resolveLostPhone(tx, outbox, { member, email, now });
      },
      publish: ({ live }) => live.endMember(member),
    },
  );
  return set !== UNCHANGED;
}

type Owner = { me: string; email: string; sessionId: string };

/**
 * Sets another password and logs every other browser out, sockets included, in one transaction with the notice mail;
 * voids pending mailed links and an unfinished enrolment of a phone (security.md 15). The caller checks the current
 * password (`requirePassword`).
 */
async function changePassword(
  services: Services,
  { me, email, sessionId }: Owner,
  password: string,
): Promise<void> {
  const { outbox } = services;
  const passwordHash = await hashPassword(password);
  await write(
    { services },
    {
      async change({ tx, now }) {
        await savePassword(tx, me, passwordHash, now);
        await revokeLinks(tx, outbox, { member: me, email });
        await dropPendingPhone(tx, me);
        const data = { changedAt: now.toISOString(), ...(await namePasskeys(tx, me)) };
        await outbox.send(tx, { template: 'password-changed', to: email, data });
        return deleteOtherSessions(tx, me, sessionId);
      },
      publish: ({ live }, { result: ended }) => live.endSessions(ended),
    },
  );
}

export const passwordRoutes = {
  forgotPassword,
  checkResetLink,
  resetPassword,
  changePassword: changePasswordRoute,
};
