import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { users } from './tables.ts';

export async function findMailAddress(db: Database, member: string): Promise<string | undefined> {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, member));
  return found?.email;
}
