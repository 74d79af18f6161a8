import { and, asc, eq, gte, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { passkeys } from './tables.ts';

type Row = typeof passkeys.$inferSelect;

export function listPasskeys(db: Database, member: string): Promise<Row[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, member))
    .orderBy(asc(passkeys.created_at), passkeys.id);
}

export async function findPasskey(db: Database, credentialId: string) {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credential_id, credentialId));
  return row;
}

/** Returns false when the credential already exists. */
export async function insertPasskey(tx: Database, passkey: Row): Promise<boolean> {
  const inserted = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/** Returns false when a later use was recorded meanwhile. */
export async function recordUse(db: Database, id: string, counter: number, now: Date): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter, used_at: now })
    .where(and(eq(passkeys.id, id), lte(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

const ofOwner = (member: string, id: string) => and(eq(passkeys.user_id, member), eq(passkeys.id, id));

/** Finds a passkey of the member and locks it against another rename. */
export async function findOwnPasskey(tx: Database, member: string, id: string): Promise<Row | undefined> {
  const [row] = await tx.select().from(passkeys).where(ofOwner(member, id)).for('update');
  return row;
}

export async function renamePasskey(tx: Database, member: string, id: string, name: string): Promise<void> {
  await tx.update(passkeys).set({ name }).where(ofOwner(member, id));
}

/** Returns its name, if the member had this passkey. */
export async function deletePasskey(tx: Database, member: string, id: string): Promise<string | undefined> {
  const [deleted] = await tx.delete(passkeys).where(ofOwner(member, id)).returning({ name: passkeys.name });
  return deleted?.name;
}

/**
 * Deletes the passkeys that a member added since an instant.
 * @returns their names
 */
export async function deletePasskeysSince(tx: Database, member: string, since: Date): Promise<string[]> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.user_id, member), gte(passkeys.created_at, since)))
    .returning({ name: passkeys.name });
  return deleted.map(({ name }) => name);
}
