import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { staff } from './tables.ts';

/** Someone who may come in, by their address. */
export async function findColleagueByEmail(db: Database, email: string) {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.disabled_at)));
  return row;
}

export async function saveStaffPassword(
  tx: Database,
  staffId: string,
  { passwordHash, firstName }: { passwordHash: string; firstName: string },
): Promise<void> {
  await tx
    .update(staff)
    .set({ password_hash: passwordHash, first_name: firstName })
    .where(eq(staff.id, staffId));
}
