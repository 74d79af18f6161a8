import type { Database } from '#platform/database/client.ts';
import { contacts } from './tables.ts';

export async function insertContact(db: Database, contact: typeof contacts.$inferInsert): Promise<void> {
  await db.insert(contacts).values(contact);
}
