import { and, arrayContains, eq, isNotNull, isNull, max } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { folded } from '#platform/database/folded.ts';
import { staff, staffSessions } from './tables.ts';

/** Lists colleagues by first name, including disabled accounts. */
export async function listColleagues(db: Database) {
  return db
    .select({ colleague: staff, lastUsed: max(staffSessions.used_at) })
    .from(staff)
    .leftJoin(staffSessions, eq(staffSessions.staff_id, staff.id))
    .groupBy(staff.id)
    .orderBy(folded(staff.first_name), staff.email);
}

type Invited = Pick<typeof staff.$inferInsert, 'email' | 'first_name' | 'roles' | 'created_at'>;

/** Returns the new id; undefined when the address already has an account. */
export async function insertInvited(tx: Database, invited: Invited): Promise<string | undefined> {
  const [row] = await tx
    .insert(staff)
    .values({ id: crypto.randomUUID(), ...invited })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  return row?.id;
}

type Account = Partial<Pick<typeof staff.$inferInsert, 'roles' | 'disabled_at'>>;

export async function saveAccount(tx: Database, id: string, account: Account): Promise<void> {
  await tx.update(staff).set(account).where(eq(staff.id, id));
}

/** Lists active admins who have chosen a password. */
export function listAdmins(db: Database) {
  return db
    .select({ id: staff.id, email: staff.email })
    .from(staff)
    .where(
      and(arrayContains(staff.roles, ['admin']), isNull(staff.disabled_at), isNotNull(staff.password_hash)),
    )
    .orderBy(staff.id);
}

/** Locks the admin rows until the transaction ends, so that two admins cannot remove each other. */
export async function hasOtherAdmin(tx: Database, id: string): Promise<boolean> {
  return (await listAdmins(tx).for('update')).some((admin) => admin.id !== id);
}
