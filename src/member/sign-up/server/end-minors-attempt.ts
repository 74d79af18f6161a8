import { holdUnderAge } from '#identity/accounts/server/shared/under-age.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

/**
 * Someone under 18 has begun to sign up: the address and all that came with it are erased at once, sessions included,
 * and the address cannot begin again for three days.
 */
export async function endMinorsAttempt({
  services,
  me,
  email,
}: RequestContext & { me: string; email: string }): Promise<void> {
  await eraseMember(services, me, { reason: 'under-age' });
  await holdUnderAge(services.db, { secret: services.secret, email, now: services.clock.now() });
}
