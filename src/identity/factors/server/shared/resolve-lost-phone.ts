import type { Database } from '#platform/database/client.ts';
import type { Outbox } from '#platform/mail/outbox.ts';
import { removalAskedBefore } from '../../rules.ts';
import { forgetLostPhone, withdrawRemoval } from '../second-factor-store.ts';

/**
 * A password reset by mail removes a phone that was reported lost at least three days earlier: the requester knew the
 * password, waited, and owns the mailbox. Before that, it withdraws the report.
 */
export async function resolveLostPhone(
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
