import { eq } from 'drizzle-orm';
import { bringPairsBack } from '#member/matching/server/shared/kept-pairs.ts';
import type { Database } from '#platform/database/client.ts';
import { findMailAddress } from '#platform/database/find-mail-address.ts';
import { users } from '#platform/database/tables.ts';
import { mailboxHashes } from '#platform/mailbox.ts';
import { personOf } from '#platform/person-of.ts';
import { carryRateLimits } from '#platform/rate-limit.ts';

/** Restores data that outlived an erasure when its mailbox signs up again (D31). */
export async function recognise(
  tx: Database,
  { secret, member }: { secret: string; member: string },
  now: Date,
): Promise<void> {
  const email = await findMailAddress(tx, member);
  if (!email) return;
  const mailboxes = mailboxHashes(secret, email, 'erased:', now);
  const [mailboxHash] = mailboxes;
  await tx
    .update(users)
    .set({ person: personOf(secret, email), mailboxHash })
    .where(eq(users.id, member));
  for (const mailbox of mailboxes) await carryRateLimits(tx, mailbox, [member]);
  await bringPairsBack(tx, { member, mailboxes }, now);
}
