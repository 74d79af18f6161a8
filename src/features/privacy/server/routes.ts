import { forgetVisitorCookie } from '#features/support-chat/server/visitor-cookie.ts';
import { api, type RequestContext, requireProfile, spend } from '#server/api.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { canWithdraw } from '../rules.ts';
import { eraseMember } from './erase-member.ts';
import { giveLoveLife, withdrawLoveLife } from './love-life-consent.ts';
import { makeArchive } from './make-archive.ts';
import { requirePassword } from './require-password.ts';
import { listConsents } from './store.ts';

const privacy = api.privacy;

const consents = privacy.consents.use(requireProfile).handler(async ({ context }) => {
  const given = await listConsents(context.services.db, context.me);
  return given.map(({ purpose, version, given_at, withdrawn_at }) => ({
    purpose,
    version,
    givenAt: given_at.toISOString(),
    withdrawnAt: withdrawn_at?.toISOString() ?? null,
  }));
});

const withdraw = privacy.withdraw.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.saves, me);
  if (canWithdraw(input.purpose) !== 'ok') throw errors.CLOSES_ACCOUNT();
  await withdrawLoveLife(services.db, me, services.clock.now());
  return { done: true };
});

const give = privacy.giveLoveLife.use(requireProfile).handler(async ({ context, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.saves, me);
  await giveLoveLife(services.db, me, services.clock.now());
  return { done: true };
});

const exportData = privacy.export.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await requirePassword(context, errors, input.password);
  await spend(context, errors, LIMITS.exports, me);
  return makeArchive(services, me);
});

const deleteAccount = privacy.deleteAccount
  .use(requireProfile)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    await requirePassword(context, errors, input.password);
    const outcome = await eraseMember(services, me, { reason: 'asked' });
    if (outcome !== 'erased') throw errors.USER_NOT_FOUND();
    await dropCookie(context);
    return { done: true };
  });

/** The session is gone with the account; the browser forgets its cookie. */
async function dropCookie({ services, headers, answerHeaders }: RequestContext): Promise<void> {
  const ended = await services.auth.api.signOut({ headers, returnHeaders: true });
  for (const cookie of ended.headers.getSetCookie()) answerHeaders.append('set-cookie', cookie);
  answerHeaders.append('set-cookie', forgetVisitorCookie(services));
}

export const privacyRoutes = {
  consents,
  withdraw,
  giveLoveLife: give,
  export: exportData,
  deleteAccount,
};
