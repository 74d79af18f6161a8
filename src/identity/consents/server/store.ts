import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import type { ConsentPurpose } from '../rules.ts';
import { currentText } from '../texts/versions.ts';
import { consentProofs, consents } from './tables.ts';

export async function recordConsent(
  db: Database,
  member: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<void> {
  await db.insert(consents).values({ user_id: member, purpose, ...proofOf(purpose), given_at: now });
}

/** Returns the columns that prove which text was shown: version, date and hash. */
export function proofOf(purpose: ConsentPurpose) {
  const { version, date, sha256 } = currentText(purpose);
  return { version, text_date: date, text_sha256: sha256 };
}

const standing = (member: string, purpose: ConsentPurpose) =>
  and(eq(consents.user_id, member), eq(consents.purpose, purpose), isNull(consents.withdrawn_at));

export async function hasConsent(db: Database, member: string, purpose: ConsentPurpose): Promise<boolean> {
  const rows = await db.select({ id: consents.id }).from(consents).where(standing(member, purpose));
  return rows.length > 0;
}

/** Like `hasConsent`, with a lock: the consent cannot be withdrawn until the transaction ends. */
export async function lockConsent(tx: Database, member: string, purpose: ConsentPurpose): Promise<boolean> {
  const rows = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(standing(member, purpose))
    .for('share');
  return rows.length > 0;
}

export async function hasEverWithdrawn(
  db: Database,
  member: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const ended = and(
    eq(consents.user_id, member),
    eq(consents.purpose, purpose),
    isNotNull(consents.withdrawn_at),
  );
  return (await db.$count(consents, ended)) > 0;
}

export async function listConsents(db: Database, member: string) {
  return db
    .select()
    .from(consents)
    .where(eq(consents.user_id, member))
    .orderBy(desc(consents.given_at), desc(consents.id));
}

/** Returns whether there was a consent to withdraw. */
export async function markWithdrawn(
  db: Database,
  member: string,
  purpose: ConsentPurpose,
  now: Date,
): Promise<boolean> {
  const withdrawn = await db
    .update(consents)
    .set({ withdrawn_at: now })
    .where(standing(member, purpose))
    .returning({ id: consents.id });
  return withdrawn.length > 0;
}

/**
 * Copies the proofs of consent to a pseudonym that outlives the account.
 * @param until when they are erased
 */
export async function archiveProofs(
  tx: Database,
  { member, person }: { member: string; person: string },
  until: Date,
): Promise<void> {
  const { purpose, version, text_date, text_sha256, given_at, withdrawn_at } = consents;
  const given = await tx
    .select({ purpose, version, text_date, text_sha256, given_at, withdrawn_at })
    .from(consents)
    .where(eq(consents.user_id, member));
  if (given.length > 0)
    await tx.insert(consentProofs).values(given.map((proof) => ({ ...proof, person, until })));
}

export async function eraseProofsPast(db: Database, now: Date): Promise<void> {
  await eraseInSteps(db, consentProofs, lt(consentProofs.until, now));
}
