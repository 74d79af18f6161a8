import type { Database } from '#platform/database/client.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { consumeRateLimit, isCounted, LIMITS } from '#platform/rate-limit.ts';

type Held = { secret: string; email: string; now: Date };

/** A mailbox given with a birth date under 18 is stored for three days, as a keyed hash only; no date, no name. */
const nameOf = ({ secret, email }: Held) => mailboxHash(secret, email, 'under-age:');

export async function blockUnderAge(db: Database, held: Held): Promise<void> {
  await consumeRateLimit(db, LIMITS.underAge, nameOf(held), held.now);
}

export function isHeldUnderAge(db: Database, held: Held): Promise<boolean> {
  return isCounted(db, LIMITS.underAge, nameOf(held), held.now);
}
