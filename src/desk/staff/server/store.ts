import { and, arrayOverlaps, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { folded } from '#platform/database/folded.ts';
import type { StaffRole } from '../rules.ts';
import { staff } from './tables.ts';

type By = { id: string } | { email: string };

/** Finds a colleague, including disabled accounts. */
export async function findColleague(db: Database, by: By) {
  const [row] = await db
    .select()
    .from(staff)
    .where('id' in by ? eq(staff.id, by.id) : eq(staff.email, by.email));
  return row;
}

export async function findActiveColleague(db: Database, by: By) {
  const colleague = await findColleague(db, by);
  return colleague?.disabled_at ? undefined : colleague;
}

/**
 * Lists active colleagues with a role, by first name.
 * @param roles any one of them suffices
 */
export async function listColleaguesWith(db: Database, roles: readonly StaffRole[]) {
  return db
    .select({ id: staff.id, firstName: staff.first_name, email: staff.email })
    .from(staff)
    .where(and(arrayOverlaps(staff.roles, [...roles]), isNull(staff.disabled_at)))
    .orderBy(folded(staff.first_name), asc(staff.id));
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
      // An active secret stays; a pending one, begun with the previous password, is dropped.
      totp_secret: sql`CASE WHEN ${staff.totp_since} IS NULL THEN NULL ELSE ${staff.totp_secret} END`,
    })
    .where(eq(staff.id, staffId));
}

/** No-op when the password has changed meanwhile. */
export async function renewStaffPasswordHash(
  db: Database,
  staffId: string,
  { former, renewed }: { former: string; renewed: string },
): Promise<void> {
  await db
    .update(staff)
    .set({ password_hash: renewed })
    .where(and(eq(staff.id, staffId), eq(staff.password_hash, former)));
}
