import { and, eq, gt, sql } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { contacts } from './tables.ts';

/**
 * Inserts a contact message. Skips an identical one within a day, after a double click or a lost response; serialises
 * concurrent ones.
 * @returns the id; undefined if it existed
 */
export async function insertContactOnce(
  tx: Database,
  contact: typeof contacts.$inferInsert & { created_at: Date },
): Promise<number | undefined> {
  const { email, recipient, message, created_at: now } = contact;
  await lockName(tx, `letter:${email}`);
  const [same] = await tx
    .select({ id: contacts.id })
    .from(contacts)
    .where(
      and(
        eq(sql`lower(${contacts.email})`, email.toLowerCase()),
        eq(contacts.recipient, recipient),
        eq(contacts.message, message),
        gt(contacts.created_at, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return same ? undefined : insertContact(tx, contact);
}

/** Inserts a contact message and returns its id. */
export async function insertContact(db: Database, contact: typeof contacts.$inferInsert): Promise<number> {
  const [row] = await db.insert(contacts).values(contact).returning({ id: contacts.id });
  if (!row) throw new Error('Insert returned no row');
  return row.id;
}
