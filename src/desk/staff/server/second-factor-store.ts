import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { staff, staffBackupCodes } from './tables.ts';

export async function findSecondFactor(db: Database, staffId: string) {
  const [row] = await db
    .select({ secret: staff.totp_secret, since: staff.totp_since, step: staff.totp_step })
    .from(staff)
    .where(eq(staff.id, staffId));
  return row;
}

/** Stores the secret of a new enrolment unless one is pending. @returns the pending secret; null once one is active */
export async function keepPendingSecret(
  db: Database,
  staffId: string,
  sealed: string,
): Promise<string | null> {
  await db
    .update(staff)
    .set({ totp_secret: sealed })
    .where(and(eq(staff.id, staffId), isNull(staff.totp_secret)));
  const stored = await findSecondFactor(db, staffId);
  return stored?.since ? null : (stored?.secret ?? null);
}

/** @returns false when it was active already */
export async function confirmSecondFactor(
  tx: Database,
  staffId: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const confirmed = await tx
    .update(staff)
    .set({ totp_since: now, totp_step: step })
    .where(and(eq(staff.id, staffId), isNull(staff.totp_since)))
    .returning({ id: staff.id });
  return confirmed.length > 0;
}

/** @returns false when the step was used: of two requests with one code, one succeeds */
export async function takeStep(tx: Database, staffId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(staff)
    .set({ totp_step: step })
    .where(and(eq(staff.id, staffId), lt(staff.totp_step, step)))
    .returning({ id: staff.id });
  return taken.length > 0;
}

export async function forgetStaffSecondFactor(tx: Database, staffId: string): Promise<void> {
  await tx.update(staff).set({ totp_secret: null, totp_since: null }).where(eq(staff.id, staffId));
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staff_id, staffId));
}

export async function replaceBackupCodes(
  tx: Database,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staff_id, staffId));
  await tx.insert(staffBackupCodes).values(hashes.map((code_hash) => ({ staff_id: staffId, code_hash })));
}

/** @returns whether the code was valid and unused */
export async function takeBackupCode(
  tx: Database,
  staffId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(staffBackupCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(staffBackupCodes.staff_id, staffId),
        eq(staffBackupCodes.code_hash, hash),
        isNull(staffBackupCodes.used_at),
      ),
    )
    .returning({ id: staffBackupCodes.id });
  return taken.length > 0;
}

export async function countStaffBackupCodes(db: Database, staffId: string): Promise<number> {
  return db.$count(
    staffBackupCodes,
    and(eq(staffBackupCodes.staff_id, staffId), isNull(staffBackupCodes.used_at)),
  );
}
