import { findWeakness } from '#identity/accounts/server/shared/find-weakness.ts';
import { requireMemberAnew } from '#identity/accounts/server/shared/require-account.ts';
import { blockUnderAge } from '#identity/accounts/server/shared/under-age.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { signUpContract } from '#member/membership/contract.ts';
import { checkBirthDate } from '#member/profile/rules.ts';
import { readNewProfile } from '#member/profile/server/shared/read-free-texts.ts';
import { today } from '#platform/clock.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { finishSignUp } from './finish-sign-up.ts';

const api = implementContract(signUpContract);

const finish = api.finish.use(requireMemberAnew).handler(async ({ context, input, errors }) => {
  const { me, services } = context;
  if (context.hasProfile) throw errors.PROFILE_EXISTS();
  if (checkBirthDate(input.birth_date, today(services.clock)) === 'too-young') {
    await endMinorsAttempt(context);
    throw errors.UNDER_AGE();
  }
  const { city, fields, doubtful } = await readNewProfile(services.db, input, today(services.clock));
  const weakness = await findWeakness(input.password, [context.email, input.first_name, input.last_name]);
  if (weakness) fields.password = weakness;
  if (!city || Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });
  const outcome = await finishSignUp(context, { profile: input, city, doubtful });
  services.live.forgetMember(me);
  if (outcome === 'taken') throw errors.EMAIL_TAKEN();
  if (outcome === 'exists') throw errors.PROFILE_EXISTS();
});

export const signUpRoutes = { finish };

/** Erases an unfinished sign-up by a minor at once, sessions included, and blocks its address for three days. */
async function endMinorsAttempt({
  services,
  me,
  email,
}: RequestContext & { me: string; email: string }): Promise<void> {
  // Block first: once the account is gone, nothing could retry this.
  await blockUnderAge(services.db, { secret: services.secret, email, now: services.clock.now() });
  await eraseMember(services, me, { reason: 'under-age' });
}
