import type { Env } from '#platform/env.ts';
import type { ContactRecipient } from '../../rules.ts';

/** Team mailbox of a recipient; without one, messages are only shown at the desk. */
export function teamAddressOf(env: Env, recipient: ContactRecipient): string | undefined {
  const own = {
    coach: env.COACH_EMAIL,
    relations: env.RELATIONS_EMAIL,
    admin: env.ADMIN_EMAIL,
    dpo: env.DPO_EMAIL,
  };
  return own[recipient] ?? env.TEAM_EMAIL;
}
