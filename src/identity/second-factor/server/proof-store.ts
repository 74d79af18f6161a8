import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { accounts } from '#identity/accounts/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import { memberPhones } from './tables.ts';

export type Proofs = { member: string; passwordHash: string; secondFactor: boolean };

const withPassword = (whose: SQL) =>
  and(whose, eq(accounts.providerId, 'credential'), isNotNull(accounts.password));

async function findProofsOf(db: Database, whose: SQL): Promise<Proofs | undefined> {
  const [row] = await db
    .select({ member: users.id, passwordHash: accounts.password, since: memberPhones.since })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(memberPhones, eq(memberPhones.user_id, users.id))
    .where(withPassword(whose));
  if (!row?.passwordHash) return undefined;
  return { member: row.member, passwordHash: row.passwordHash, secondFactor: row.since !== null };
}

/** Undefined for an account without a password yet. */
export function findProofs(db: Database, member: string): Promise<Proofs | undefined> {
  return findProofsOf(db, eq(users.id, member));
}

export function findProofsByEmail(db: Database, email: string): Promise<Proofs | undefined> {
  return findProofsOf(db, eq(users.email, email));
}
