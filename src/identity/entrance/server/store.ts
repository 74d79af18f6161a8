import { and, eq, gt, isNotNull, lt, ne, notInArray, or } from 'drizzle-orm';
import { accounts } from '#identity/accounts/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { formerAddresses, users } from '#platform/database/tables.ts';
import { mailboxOf } from '#platform/mailbox.ts';
import type { EmailSide } from '../rules.ts';
import { emailChanges } from './tables.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

const CONFIRMED = { former: 'former_confirmed_at', new: 'new_confirmed_at' } as const;
const TOKEN = { former: 'former_token', new: 'new_token' } as const;

/** Stores a request; it replaces the previous one and voids its links. */
export async function saveEmailChange(
  db: Database,
  change: Pick<EmailChange, 'user_id' | 'new_email' | 'session_id' | 'expires_at'>,
): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.user_id, change.user_id));
  await db.insert(emailChanges).values(change);
}

export async function findEmailChange(
  db: Database,
  member: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, member), gt(emailChanges.expires_at, now)));
  return row;
}

/** Finds an unexpired change by the hash of either token, and which mailbox the token belongs to. */
export async function findByToken(
  db: Database,
  tokenHash: string,
  now: Date,
  lock?: 'update',
): Promise<{ change: EmailChange; side: EmailSide } | undefined> {
  const isTheirs = or(eq(emailChanges.former_token, tokenHash), eq(emailChanges.new_token, tokenHash));
  const found = db
    .select()
    .from(emailChanges)
    .where(and(isTheirs, gt(emailChanges.expires_at, now)));
  const [change] = await (lock ? found.for(lock) : found);
  return change && { change, side: change.former_token === tokenHash ? 'former' : 'new' };
}

export async function setToken(
  db: Database,
  member: string,
  side: EmailSide,
  tokenHash: string,
): Promise<void> {
  await db
    .update(emailChanges)
    .set({ [TOKEN[side]]: tokenHash })
    .where(eq(emailChanges.user_id, member));
}

export async function setConfirmed(db: Database, member: string, side: EmailSide, now: Date): Promise<void> {
  await db
    .update(emailChanges)
    .set({ [CONFIRMED[side]]: now })
    .where(eq(emailChanges.user_id, member));
}

export async function deleteEmailChange(db: Database, member: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.user_id, member));
}

export async function deleteExpiredEmailChanges(db: Database, now: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expires_at, now));
}

/** Returns the address of a member, locked against changes until the transaction ends. */
export async function lockAddress(tx: Database, member: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: users.email }).from(users).where(eq(users.id, member)).for('update');
  return row?.email;
}

/** Erases unfinished sign-ups of this mailbox: it now belongs to the member who confirmed it (D1). */
export async function deleteUnfinishedUnder(tx: Database, email: string, member: string): Promise<void> {
  const withPassword = tx.select({ id: accounts.userId }).from(accounts).where(isNotNull(accounts.password));
  await tx
    .delete(users)
    .where(
      and(eq(users.mailbox, mailboxOf(email)), ne(users.id, member), notInArray(users.id, withPassword)),
    );
}

type Replacing = { member: string; former: string; email: string; person: string; mailboxHash: string };

/** Changes a member's address; the old one is retained for their erasure and for any sanction against them. */
export async function replaceAddress(
  tx: Database,
  { member, former, email, person, mailboxHash }: Replacing,
  now: Date,
): Promise<void> {
  await tx.insert(formerAddresses).values({ user_id: member, email: former, until: now });
  await tx
    .update(users)
    .set({ email, emailVerified: true, emailSince: now, person, mailboxHash, updatedAt: now })
    .where(eq(users.id, member));
}
