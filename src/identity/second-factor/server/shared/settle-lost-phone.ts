import type { Database } from '#platform/database/client.ts';
import type { Outbox } from '#platform/mail/outbox.ts';
import { removalAskedBefore } from '../../rules.ts';
import { forgetLostPhone, withdrawRemoval } from '../store.ts';

/**
 * A new password by the mailed link takes away a phone that was said to be lost three days before: whoever did has known
 * the password, waited, and opens the mailbox. Sooner than that it withdraws what was said.
 */
export async function settleLostPhone(
  tx: Database,
  outbox: Outbox,
  { member, email, now }: { member: string; email: string; now: Date },
): Promise<void> {
  if (await forgetLostPhone(tx, member, removalAskedBefore(now)))
    await outbox.send(tx, {
      template: 'second-factor-removed',
      to: email,
      data: { at: now.toISOString() },
    });
  else await withdrawRemoval(tx, member);
}
