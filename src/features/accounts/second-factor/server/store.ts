import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { FactorStore } from './shared/create-second-factor.ts';
import { memberBackupCodes, memberPhones } from './tables.ts';

const unusedOf = (member: string) =>
  and(eq(memberBackupCodes.user_id, member), isNull(memberBackupCodes.used_at));

/** Where the second factors of members are kept. */
export const memberFactors: FactorStore = {
  async find(db, member) {
    const [row] = await db
      .select({ secret: memberPhones.totp_secret, step: memberPhones.totp_step })
      .from(memberPhones)
      .where(eq(memberPhones.user_id, member));
    return row;
  },

  async keepPending(db, member, sealed, now) {
    await db
      .insert(memberPhones)
      .values({ user_id: member, totp_secret: sealed, begun_at: now })
      .onConflictDoNothing();
    return (await memberFactors.find(db, member))?.secret ?? null;
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
      .set({ totp_step: step })
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
    return taken.length > 0;
  },
};

/** Since when a member has a second factor; nothing for who has none. */
export async function findSince(db: Database, member: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ since: memberPhones.since })
    .from(memberPhones)
    .where(eq(memberPhones.user_id, member));
  return row?.since ?? undefined;
}

export function countBackupCodes(db: Database, member: string): Promise<number> {
  return db.$count(memberBackupCodes, unusedOf(member));
}

/** @returns whether there was one */
export async function forgetSecondFactor(tx: Database, member: string): Promise<boolean> {
  await tx.delete(memberBackupCodes).where(eq(memberBackupCodes.user_id, member));
  const deleted = await tx
    .delete(memberPhones)
    .where(and(eq(memberPhones.user_id, member), isNotNull(memberPhones.since)))
    .returning({ id: memberPhones.user_id });
  return deleted.length > 0;
}

/** Phones that nobody linked to the end. */
export async function eraseUnlinkedPhones(db: Database, before: Date): Promise<void> {
  await db.delete(memberPhones).where(and(isNull(memberPhones.since), lt(memberPhones.begun_at, before)));
}
