import { requireProfile } from '#member/profile/server/shared/require-profile.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { reportsContract } from '../contract.ts';
import { reportDeleted, reportMember } from './report-member.ts';
import { listDeleted } from './sealed-store.ts';

const api = implementContract(reportsContract);

const report = api.report.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.reports, me);
  const number = await reportMember(services, me, input);
  if (!number) throw errors.NOT_FOUND();
  return { number };
});

const deleted = api.deletedConversations
  .use(requireProfile)
  .handler(({ context: { me, services } }) => listDeleted(services.db, me, services.clock.now()));

const ofDeleted = api.reportDeleted.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.reports, me);
  const number = await reportDeleted(services, me, input);
  if (!number) throw errors.NOT_FOUND();
  return { number };
});

export const reportsRoutes = { report, deletedConversations: deleted, reportDeleted: ofDeleted };
