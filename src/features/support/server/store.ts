import type { Database } from '#server/db/client.ts';
import { contacts } from '#server/db/schema.ts';

export async function insertContact(db: Database, contact: typeof contacts.$inferInsert): Promise<void> {
  await db.insert(contacts).values(contact);
}
