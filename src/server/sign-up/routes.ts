import { signUpContract } from '#app/contract.ts';
import { PASSWORD_TOO_COMMON } from '#features/accounts/contract.ts';
import { isCommonPassword } from '#features/accounts/server/shared/common-passwords.ts';
import { requireMemberAnew } from '#features/accounts/server/shared/require-member.ts';
import { checkBirthDate } from '#features/profile/rules.ts';
import { readNewProfile } from '#features/profile/server/shared/read-new-profile.ts';
import { today } from '#platform/clock.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { endMinorsAttempt } from './end-minors-attempt.ts';
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
  if (await isCommonPassword(input.password)) fields.password = PASSWORD_TOO_COMMON;
  if (!city || Object.keys(fields).length > 0) throw errors.INVALID_INPUT({ data: { fields } });
  const created = await finishSignUp(context, { profile: input, city, doubtful });
  services.live.forgetMember(me);
  if (!created) throw errors.PROFILE_EXISTS();
  return { done: true };
});

export const signUpRoutes = { finish };
