import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { staff } from './tables.ts';

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
    .set({
      password_hash: passwordHash,
      first_name: firstName,
      // An active secret stays; a pending one, begun with the former password, is dropped.
      totp_secret: sql`CASE WHEN ${staff.totp_since} IS NULL THEN NULL ELSE ${staff.totp_secret} END`,
    })
    .where(eq(staff.id, staffId));
}
