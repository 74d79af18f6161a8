import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { FactorStore } from '#identity/factors/server/shared/create-second-factor.ts';
import type { Database } from '#platform/database/client.ts';
import { staff, staffBackupCodes } from './tables.ts';

const unusedOf = (id: string) => and(eq(staffBackupCodes.staff_id, id), isNull(staffBackupCodes.used_at));

export async function findSecondFactor(db: Database, id: string) {
  const [row] = await db.select({ since: staff.totp_since }).from(staff).where(eq(staff.id, id));
  return row;
}

export const staffFactors: FactorStore = {
  async lock(tx, id) {
    const [row] = await tx
      .select({ secret: staff.totp_secret, step: staff.totp_step })
      .from(staff)
      .where(eq(staff.id, id))
      .for('no key update');
    return row;
  },

  async replacePending(db, id, sealed) {
    const isPending = and(eq(staff.id, id), isNull(staff.totp_since));
    const replaced = await db
      .update(staff)
      .set({ totp_secret: sealed })
      .where(isPending)
      .returning({ id: staff.id });
    return replaced.length > 0;
  },

  async confirm(tx, id, step, now) {
    const confirmed = await tx
      .update(staff)
      .set({ totp_since: now, totp_step: step })
      .where(and(eq(staff.id, id), isNull(staff.totp_since)))
      .returning({ id: staff.id });
    return confirmed.length > 0;
  },

  async takeStep(tx, id, step) {
    const isLater = and(eq(staff.id, id), lt(staff.totp_step, step));
    const taken = await tx.update(staff).set({ totp_step: step }).where(isLater).returning({ id: staff.id });
    return taken.length > 0;
  },

  async replaceBackupCodes(tx, id, hashes) {
    await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staff_id, id));
    await tx.insert(staffBackupCodes).values(hashes.map((code_hash) => ({ staff_id: id, code_hash })));
  },

  async takeBackupCode(tx, id, hash, now) {
    const taken = await tx
      .update(staffBackupCodes)
      .set({ used_at: now })
      .where(and(unusedOf(id), eq(staffBackupCodes.code_hash, hash)))
      .returning({ id: staffBackupCodes.id });
    return taken.length > 0;
  },
};

/** Returns whether there was a second factor. */
export async function forgetStaffSecondFactor(tx: Database, id: string): Promise<boolean> {
  const forgotten = await tx
    .update(staff)
    .set({ totp_secret: null, totp_since: null })
    .where(and(eq(staff.id, id), isNotNull(staff.totp_secret)))
    .returning({ id: staff.id });
  await tx.delete(staffBackupCodes).where(eq(staffBackupCodes.staff_id, id));
  return forgotten.length > 0;
}

export function countStaffBackupCodes(db: Database, id: string): Promise<number> {
  return db.$count(staffBackupCodes, unusedOf(id));
}
