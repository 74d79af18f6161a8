import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { pickAccount } from '#identity/accounts/server/store.ts';
import { accounts } from '#identity/accounts/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { users } from '#platform/database/tables.ts';
import { mailboxOf } from '#platform/mailbox.ts';
import { memberPhones } from './tables.ts';

export type Proofs = { member: string; passwordHash: string; secondFactor: boolean };

const withPassword = (whose: SQL) =>
  and(whose, eq(accounts.providerId, 'credential'), isNotNull(accounts.password));

async function listProofs(db: Database, whose: SQL): Promise<(Proofs & { email: string })[]> {
  const rows = await db
    .select({
      member: users.id,
      email: users.email,
      passwordHash: accounts.password,
      since: memberPhones.since,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .leftJoin(memberPhones, eq(memberPhones.user_id, users.id))
    .where(withPassword(whose));
  return rows.flatMap(({ member, email, passwordHash, since }) =>
    passwordHash ? [{ member, email, passwordHash, secondFactor: since !== null }] : [],
  );
}

/** Returns undefined for an account without a password. */
export async function findProofs(db: Database, member: string): Promise<Proofs | undefined> {
  return (await listProofs(db, eq(users.id, member)))[0];
}

/** Accepts any spelling of the mailbox. One statement, whether or not there is an account. */
export async function findProofsByEmail(db: Database, email: string): Promise<Proofs | undefined> {
  return pickAccount(await listProofs(db, eq(users.mailbox, mailboxOf(email))), email);
}
