import { forgetDevice } from '#identity/accounts/server/shared/known-device.ts';
import { passCookies } from '#identity/accounts/server/shared/pass-cookies.ts';
import { requireAccount, requireAccountAnew } from '#identity/accounts/server/shared/require-account.ts';
import { findProofs } from '#identity/factors/server/proof-store.ts';
import { requirePassword } from '#identity/factors/server/shared/require-password.ts';
import { forgetVisitorCookie } from '#member/support/server/shared/visitor-cookie.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { forgetSite } from '#platform/http/refuse.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { dataRightsContract } from '../contract.ts';
import { listOpenings } from './list-openings.ts';
import { makeArchive } from './make-archive.ts';
import { eraseMember } from './shared/erase-member.ts';

const api = implementContract(dataRightsContract);

const exportData = api.export.use(requireAccountAnew).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await requirePassword(context, errors, input);
  await enforceRateLimit(context, errors, LIMITS.exports, me);
  return makeArchive(services, me);
});

const openings = api.openings
  .use(requireAccount)
  .handler(({ context: { services, me } }) => listOpenings(services, me));

const deleteAccount = api.deleteAccount
  .use(requireAccountAnew)
  .handler(async ({ context, input, errors }) => {
    const { me, services } = context;
    const { password, code } = input;
    if (password !== undefined || (await findProofs(services.db, me)))
      await requirePassword(context, errors, { password: password ?? '', code });
    const outcome = await eraseMember(services, me, { reason: 'asked' });
    if (outcome !== 'erased') throw errors.USER_NOT_FOUND();
    await dropCookies(context);
  });

/** The session is deleted with the account; the browser must drop its cookies. */
async function dropCookies(context: RequestContext & { me: string }): Promise<void> {
  const { services, headers, answerHeaders } = context;
  const ended = await services.auth.api.signOut({ headers, returnHeaders: true });
  passCookies(context, ended.headers);
  answerHeaders.append('set-cookie', forgetVisitorCookie(services));
  forgetDevice(context, context.me);
  forgetSite(answerHeaders);
}

export const dataRightsRoutes = { export: exportData, openings, deleteAccount };
