import { holdUnderAge } from '#identity/accounts/server/shared/under-age.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

/** Erases an unfinished sign-up by a minor at once, sessions included, and blocks its address for three days. */
export async function endMinorsAttempt({
  services,
  me,
  email,
}: RequestContext & { me: string; email: string }): Promise<void> {
  // First: once the account is gone, nothing is left that could repeat this.
  await holdUnderAge(services.db, { secret: services.secret, email, now: services.clock.now() });
  await eraseMember(services, me, { reason: 'under-age' });
}
