import { eq, inArray } from 'drizzle-orm';
import { staff } from '#desk/staff/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import { mailboxOf } from '#platform/mailbox.ts';

/**
 * Which of these members is the matchmaker’s own account. Knowing one’s own answers, one would read those of others out of
 * what the desk says of a pair.
 */
export async function listOwnAccounts(
  db: Database,
  colleague: string,
  members: readonly string[],
): Promise<Set<string>> {
  if (members.length === 0) return new Set();
  const [me] = await db.select({ email: staff.email }).from(staff).where(eq(staff.id, colleague));
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...members]));
  const own = found.filter(({ email }) => me !== undefined && mailboxOf(email) === mailboxOf(me.email));
  return new Set(own.map(({ id }) => id));
}
