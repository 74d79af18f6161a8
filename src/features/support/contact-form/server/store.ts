import type { Database } from '#platform/database/client.ts';
import { contacts } from './tables.ts';

/** @returns the id of the message */
export async function insertContact(db: Database, contact: typeof contacts.$inferInsert): Promise<number> {
  const [row] = await db.insert(contacts).values(contact).returning({ id: contacts.id });
  if (!row) throw new Error('A row that was inserted is returned');
  return row.id;
}
