import { findKnownDevice } from '#identity/accounts/server/shared/known-device.ts';
import { openMemberSession } from '#identity/accounts/server/shared/open-session.ts';
import { withoutCookies } from '#identity/accounts/server/shared/pass-cookies.ts';
import { requireMemberAnew } from '#identity/accounts/server/shared/require-account.ts';
import { deleteOtherSessions } from '#identity/accounts/server/store.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS, resetRateLimits } from '#platform/rate-limit.ts';
import { setActor } from '#platform/request-scope.ts';
import { write } from '#platform/write.ts';
import { secondFactorContract } from '../contract.ts';
import { removalFrom } from '../rules.ts';
import { findProofs } from './proof-store.ts';
import { countBackupCodes, findPhone, forgetSecondFactor, requestRemoval } from './second-factor-store.ts';
import { countCode, memberFactor, requireCode } from './shared/require-code.ts';
import { requirePassword } from './shared/require-password.ts';
import { enrolmentUri, secretInLetters } from './shared/totp.ts';
import { endWaiting, findWaiting } from './shared/waiting-log-in.ts';

const api = implementContract(secondFactorContract);

const mine = api.mine.use(requireMemberAnew).handler(async ({ context: { services, me } }) => {
  const phone = await findPhone(services.db, me);
  return {
    since: phone?.since.toISOString() ?? null,
    backupCodesLeft: phone ? await countBackupCodes(services.db, me) : 0,
    removalFrom: phone?.removalAskedAt ? removalFrom(phone.removalAskedAt).toISOString() : null,
  };
});

const begin = api.begin.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me, email } = context;
  await requirePassword(context, errors, input);
  const secret = await memberFactor.beginEnrolment(services.db, services, me);
  if (!secret) throw errors.NOT_FOUND();
  const key = secretInLetters(secret);
  return { key, uri: enrolmentUri(PRODUCT_NAME, email, key) };
});

const confirm = api.confirm.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me, email, sessionId } = context;
  const { db, outbox } = services;
  await countCode(db, context, errors, sessionId);
  const { codes } = await write(context, {
    async change({ tx, now }) {
      const codes = await memberFactor.finishEnrolment(tx, services, me, input.code);
      if (!codes) throw errors.WRONG_CODE();
      await outbox.send(tx, { template: 'second-factor-added', to: email, data: { at: now.toISOString() } });
      // Those sessions were opened with the password alone.
      return { codes, ended: await deleteOtherSessions(tx, me, sessionId) };
    },
    publish: ({ live }, { result: { ended } }) => live.endSessions(ended),
  });
  await resetRateLimits(db, [LIMITS.memberCodes, sessionId]);
  return { codes };
});

const renewBackupCodes = api.renewBackupCodes
  .use(requireMemberAnew)
  .handler(async ({ context, input, errors }) => {
    const { services, me, email } = context;
    await requirePassword(context, errors, input);
    const codes = await write(context, {
      async change({ tx, now }) {
        if (!(await findPhone(tx, me))) throw errors.NOT_FOUND();
        const data = { at: now.toISOString() };
        await services.outbox.send(tx, { template: 'backup-codes-renewed', to: email, data });
        return memberFactor.renewBackupCodes(tx, services, me);
      },
    });
    return { codes };
  });

const remove = api.remove.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { services, me, email } = context;
  await requirePassword(context, errors, input);
  await write(context, {
    async change({ tx, now }) {
      if (!(await forgetSecondFactor(tx, me))) throw errors.NOT_FOUND();
      const data = { at: now.toISOString() };
      await services.outbox.send(tx, { template: 'second-factor-removed', to: email, data });
    },
  });
});

const giveCode = api.giveCode.handler(async ({ context, input, errors }) => {
  const proofs = await findWaiting(context, (member) => findProofs(context.services.db, member));
  if (!proofs?.secondFactor) throw errors.LOG_IN_OVER(withoutCookies(context));
  const { member } = proofs;
  setActor('member', member);
  // A stranger who knows the password must not exhaust the owner's budget.
  const budget = findKnownDevice(context, member) ?? member;
  await requireCode(context, errors, { member, code: input.code, budget });
  if (!(await endWaiting(context))) throw errors.LOG_IN_OVER();
  await openMemberSession(context, member);
});

const sayLost = api.sayLost.handler(async ({ context, errors }) => {
  const { db, clock, outbox } = context.services;
  const proofs = await findWaiting(context, (member) => findProofs(db, member));
  if (!proofs?.secondFactor) throw errors.LOG_IN_OVER(withoutCookies(context));
  const { member } = proofs;
  setActor('member', member);
  await write(context, {
    async change({ tx, now }) {
      const to = (await requestRemoval(tx, member, now)) ? await findMailAddress(tx, member) : undefined;
      const data = { at: now.toISOString(), from: removalFrom(now).toISOString() };
      if (to) await outbox.send(tx, { template: 'phone-said-lost', to, data });
    },
  });
  const phone = await findPhone(db, member);
  return { removalFrom: removalFrom(phone?.removalAskedAt ?? clock.now()).toISOString() };
});

export const secondFactorRoutes = { mine, begin, confirm, renewBackupCodes, remove, giveCode, sayLost };
