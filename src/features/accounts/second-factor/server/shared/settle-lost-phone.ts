import type { Services } from '#platform/services.ts';
import { removalAskedBefore } from '../../rules.ts';
import { forgetLostPhone, withdrawRemoval } from '../store.ts';

/**
 * A new password by the mailed link takes away a phone that was said to be lost three days before: whoever did has known
 * the password, waited, and opens the mailbox. Sooner than that it withdraws what was said.
 */
export async function settleLostPhone(
  { db, clock, outbox }: Pick<Services, 'db' | 'clock' | 'outbox'>,
  { member, email }: { member: string; email: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    if (await forgetLostPhone(tx, member, removalAskedBefore(now))) {
      const data = { at: now.toISOString() };
      await outbox.send(tx, { template: 'second-factor-removed', to: email, data });
    } else await withdrawRemoval(tx, member);
  });
}
