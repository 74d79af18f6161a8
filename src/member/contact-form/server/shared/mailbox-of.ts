import type { ContactRecipient } from '#member/support-threads/rules.ts';
import type { Env } from '#platform/env.ts';

/** Where a mail for the team goes; without any mailbox what was written waits at the desk alone. */
export function mailboxOf(env: Env, recipient: ContactRecipient): string | undefined {
  const own = {
    coach: env.COACH_EMAIL,
    relations: env.RELATIONS_EMAIL,
    admin: env.ADMIN_EMAIL,
    dpo: env.DPO_EMAIL,
  };
  return own[recipient] ?? env.TEAM_EMAIL;
}
