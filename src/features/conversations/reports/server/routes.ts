import { requireProfile } from '#features/profile/server/shared/require-profile.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { enforceRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { reportsContract } from '../contract.ts';
import { reportMember } from './report-member.ts';

const api = implementContract(reportsContract);

const report = api.report.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await enforceRateLimit(context, errors, LIMITS.reports, me);
  const number = await reportMember(services, me, input);
  if (!number) throw errors.NOT_FOUND();
  return { number };
});

export const reportsRoutes = { report };
