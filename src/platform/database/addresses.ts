import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { formerAddresses, users } from './tables.ts';

export async function findMailAddress(db: Database, member: string): Promise<string | undefined> {
  const [found] = await db.select({ email: users.email }).from(users).where(eq(users.id, member));
  return found?.email;
}

/** @returns the former addresses of a member, each with the moment of its change */
export async function listFormerAddresses(db: Database, member: string) {
  const { email, until, user_id } = formerAddresses;
  return db.select({ email, until }).from(formerAddresses).where(eq(user_id, member));
}

/** The current and former addresses of a member: a measure against the person applies to each. */
export async function listAddresses(db: Database, member: string): Promise<string[]> {
  const email = await findMailAddress(db, member);
  if (email === undefined) return [];
  const former = await listFormerAddresses(db, member);
  return [...new Set([email, ...former.map((one) => one.email)])];
}
