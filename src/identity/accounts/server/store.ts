import { and, desc, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import { lockName } from '#platform/database/locks.ts';
import { pagesOfMembers } from '#platform/database/pages-of-members.ts';
import { users } from '#platform/database/tables.ts';
import { mailboxOf } from '#platform/mailbox.ts';
import { sessionsTooOldBefore } from '../rules.ts';
import { accounts, addressIn, sessions, verifications } from './tables.ts';

/**
 * Whether the mailbox of an address belongs to a completed sign-up, i.e. an account with a password (D1).
 * @param except a member who may use their own mailbox in any spelling
 */
export async function isAddressTaken(db: Database, email: string, except?: string): Promise<boolean> {
  const other = except === undefined ? undefined : ne(users.id, except);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(and(eq(users.mailbox, mailboxOf(email)), other, isNotNull(accounts.password)));
  return rows.length > 0;
}

/** Locks the mailbox of an address, so that no other account can take it until the transaction ends. */
export async function lockMailbox(tx: Database, email: string): Promise<void> {
  await lockName(tx, `mailbox:${mailboxOf(email)}`);
}

/**
 * Picks, among the accounts of a mailbox, the one with this exact address, or the only one. Accounts older than the
 * rule of one account per mailbox may share one; each then opens with its exact spelling only.
 */
export function pickAccount<Account extends { email: string }>(
  found: readonly Account[],
  email: string,
): Account | undefined {
  return found.find((one) => one.email === email) ?? (found.length === 1 ? found[0] : undefined);
}

/** Finds the account of a completed sign-up, by any spelling of its mailbox. */
export async function findAccountByAddress(
  db: Database,
  email: string,
): Promise<{ id: string; email: string } | undefined> {
  const found = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(accounts, eq(accounts.userId, users.id))
    .where(and(eq(users.mailbox, mailboxOf(email)), isNotNull(accounts.password)));
  return pickAccount(found, email);
}

/** Sets or replaces a member's password. @param passwordHash argon2id */
export async function savePassword(
  db: Database,
  member: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const changed = await db
    .update(accounts)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(accounts.userId, member), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id });
  if (changed.length > 0) return;
  await db.insert(accounts).values({
    id: crypto.randomUUID(),
    userId: member,
    accountId: member,
    providerId: 'credential',
    password: passwordHash,
    createdAt: now,
    updatedAt: now,
  });
}

/** No-op when the password has changed meanwhile. */
export async function renewPasswordHash(
  db: Database,
  member: string,
  { former, renewed }: { former: string; renewed: string },
  now: Date,
): Promise<void> {
  await db
    .update(accounts)
    .set({ password: renewed, updatedAt: now })
    .where(and(eq(accounts.userId, member), eq(accounts.password, former)));
}

/** Deletes the confirmation links of an address. */
export async function voidConfirmationLinks(db: Database, email: string): Promise<void> {
  await db.delete(verifications).where(eq(addressIn(verifications.value), email));
}

/**
 * Keeps the earliest confirmation links, because their mails have arrived, and voids the others. One statement
 * regardless of the number: a sign-up does the same work for every address.
 */
export async function trimConfirmationLinks(db: Database, email: string, kept: number): Promise<void> {
  const { id, value, createdAt } = verifications;
  await db.execute(sql`DELETE FROM ${verifications} WHERE ${id} IN (
    SELECT ${id} FROM ${verifications} WHERE ${addressIn(value)} = ${email} ORDER BY ${createdAt}, ${id} OFFSET ${kept})`);
}

/** Voids the reset links, which Better Auth stores by user id. */
export async function voidResetLinks(db: Database, email: string): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await db.delete(verifications).where(inArray(verifications.value, owner));
}

/** Keeps only the newest of the links that two nodes create at the same instant. */
export async function voidEarlierResetLinks(db: Database, email: string): Promise<void> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const earlier = db
    .select({ id: verifications.id })
    .from(verifications)
    .where(inArray(verifications.value, owner))
    .orderBy(desc(verifications.createdAt), desc(verifications.id))
    .offset(1);
  await db.delete(verifications).where(inArray(verifications.id, earlier));
}

/**
 * Consumes a link: of two concurrent requests only one succeeds.
 * @returns whether this one did
 */
export async function consumeLink(db: Database, id: string): Promise<boolean> {
  const taken = await db
    .delete(verifications)
    .where(eq(verifications.id, id))
    .returning({ id: verifications.id });
  return taken.length > 0;
}

export async function voidLinks(db: Database, email: string): Promise<void> {
  await voidConfirmationLinks(db, email);
  await voidResetLinks(db, email);
}

export async function listSessions(db: Database, member: string, now: Date) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      openedAt: sessions.createdAt,
      usedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, member), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), sessions.id);
}

/** Returns whether the member had this session. */
export async function deleteSession(db: Database, member: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, member), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

/**
 * Deletes every session of a member but one.
 * @returns their ids, to close their sockets
 */
export async function deleteOtherSessions(db: Database, member: string, kept: string): Promise<string[]> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, member), ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return deleted.map(({ id }) => id);
}

export async function deleteMemberSessions(db: Database, member: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, member));
}

/**
 * Erases unfinished sign-ups and expired links.
 * @returns the number of people erased
 */
export async function eraseUnfinished(db: Database, before: Date, now: Date): Promise<number> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  let erased = 0;
  for await (const page of pagesOfMembers(db)) {
    const { rows } = await db.execute(sql`
      DELETE FROM users u WHERE u.id IN (${page}) AND u.created_at < ${before.toISOString()}::timestamptz
        AND NOT EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.password IS NOT NULL)
      RETURNING u.id`);
    erased += rows.length;
  }
  return erased;
}

/** Erases sessions that expired or exceeded their absolute lifetime. */
export async function eraseEndedSessions(db: Database, now: Date): Promise<void> {
  const isTooOld = lt(sessions.createdAt, sessionsTooOldBefore(now));
  await eraseInSteps(db, sessions, or(lt(sessions.expiresAt, now), isTooOld));
}
