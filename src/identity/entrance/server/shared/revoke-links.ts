import { voidLinks } from '#identity/accounts/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import type { Outbox } from '#platform/mail/outbox.ts';
import { deleteEmailChange } from '../store.ts';

/**
 * Revokes every mailed link that could still open or move this account: sign-up confirmations, password resets and a
 * pending change of address, with the mails not yet sent.
 */
export async function revokeLinks(
  tx: Database,
  outbox: Outbox,
  { member, email }: { member: string; email: string },
): Promise<void> {
  await voidLinks(tx, email);
  // The mails of a change of address are dropped once it is gone (`makeChangeLink`).
  await deleteEmailChange(tx, member);
  for (const template of ['confirm-email', 'reset-password'] as const)
    await outbox.forget(tx, { to: email, template });
}
