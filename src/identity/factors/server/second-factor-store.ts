import { and, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { FactorStore } from './shared/create-second-factor.ts';
import { memberBackupCodes, memberPhones } from './tables.ts';

const unusedOf = (member: string) =>
  and(eq(memberBackupCodes.user_id, member), isNull(memberBackupCodes.used_at));

export const memberFactors: FactorStore = {
  async lock(tx, member) {
    const [row] = await tx
      .select({ secret: memberPhones.totp_secret, step: memberPhones.totp_step })
      .from(memberPhones)
      .where(eq(memberPhones.user_id, member))
      .for('no key update');
    return row;
  },

  async replacePending(db, member, sealed, now) {
    const begun = { totp_secret: sealed, begun_at: now };
    const replaced = await db
      .insert(memberPhones)
      .values({ user_id: member, ...begun })
      .onConflictDoUpdate({
        target: memberPhones.user_id,
        set: begun,
        setWhere: isNull(memberPhones.since),
      })
      .returning({ id: memberPhones.user_id });
    return replaced.length > 0;
  },

  async confirm(tx, member, step, now) {
    const confirmed = await tx
      .update(memberPhones)
      .set({ since: now, totp_step: step })
      .where(and(eq(memberPhones.user_id, member), isNull(memberPhones.since)))
      .returning({ id: memberPhones.user_id });
    return confirmed.length > 0;
  },

  async takeStep(tx, member, step) {
    const taken = await tx
      .update(memberPhones)
      .set({ totp_step: step, removal_asked_at: null })
      .where(
        and(
          eq(memberPhones.user_id, member),
          isNotNull(memberPhones.since),
          lt(memberPhones.totp_step, step),
        ),
      )
      .returning({ id: memberPhones.user_id });
    return taken.length > 0;
  },

  async replaceBackupCodes(tx, member, hashes) {
    await tx.delete(memberBackupCodes).where(eq(memberBackupCodes.user_id, member));
    await tx.insert(memberBackupCodes).values(hashes.map((code_hash) => ({ user_id: member, code_hash })));
  },

  async takeBackupCode(tx, member, hash, now) {
    const taken = await tx
      .update(memberBackupCodes)
      .set({ used_at: now })
      .where(and(unusedOf(member), eq(memberBackupCodes.code_hash, hash)))
      .returning({ id: memberBackupCodes.id });
    if (taken.length > 0) await withdrawRemoval(tx, member);
    return taken.length > 0;
  },
};

export async function findPhone(
  db: Database,
  member: string,
): Promise<{ since: Date; removalAskedAt: Date | null } | undefined> {
  const [row] = await db
    .select({ since: memberPhones.since, removalAskedAt: memberPhones.removal_asked_at })
    .from(memberPhones)
    .where(eq(memberPhones.user_id, member));
  return row?.since ? { since: row.since, removalAskedAt: row.removalAskedAt } : undefined;
}

/** Records that the phone is lost, unless it is recorded already. @returns whether it was new */
export async function requestRemoval(tx: Database, member: string, now: Date): Promise<boolean> {
  const asked = await tx
    .update(memberPhones)
    .set({ removal_asked_at: now })
    .where(and(eq(memberPhones.user_id, member), isNull(memberPhones.removal_asked_at)))
    .returning({ id: memberPhones.user_id });
  return asked.length > 0;
}

export async function withdrawRemoval(tx: Database, member: string): Promise<void> {
  await tx.update(memberPhones).set({ removal_asked_at: null }).where(eq(memberPhones.user_id, member));
}

/** Returns whether the phone was reported lost before that instant, and is removed now. */
export async function forgetLostPhone(tx: Database, member: string, before: Date): Promise<boolean> {
  const lost = await tx
    .delete(memberPhones)
    .where(and(eq(memberPhones.user_id, member), lte(memberPhones.removal_asked_at, before)))
    .returning({ id: memberPhones.user_id });
  if (lost.length > 0) await tx.delete(memberBackupCodes).where(eq(memberBackupCodes.user_id, member));
  return lost.length > 0;
}

export function countBackupCodes(db: Database, member: string): Promise<number> {
  return db.$count(memberBackupCodes, unusedOf(member));
}

/** Returns whether there was a second factor. */
export async function forgetSecondFactor(tx: Database, member: string): Promise<boolean> {
  const deleted = await tx
    .delete(memberPhones)
    .where(and(eq(memberPhones.user_id, member), isNotNull(memberPhones.since)))
    .returning({ id: memberPhones.user_id });
  await tx.delete(memberBackupCodes).where(eq(memberBackupCodes.user_id, member));
  return deleted.length > 0;
}

/** Deletes a phone whose enrolment was begun and never confirmed. */
export async function dropPendingPhone(tx: Database, member: string): Promise<void> {
  await tx.delete(memberPhones).where(and(eq(memberPhones.user_id, member), isNull(memberPhones.since)));
}

export async function eraseUnlinkedPhones(db: Database, before: Date): Promise<void> {
  await db.delete(memberPhones).where(and(isNull(memberPhones.since), lt(memberPhones.begun_at, before)));
}
