import { api, requireProfile, spend } from '#server/api.ts';
import { LIMITS } from '#server/rate-limit.ts';
import { reportMember } from './report-member.ts';

const report = api.moderation.report.use(requireProfile).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  await spend(context, errors, LIMITS.reports, me);
  const number = await reportMember(services, me, input);
  if (!number) throw errors.NOT_FOUND();
  return { number };
});

export const moderationRoutes = { report };
