import { and, desc, eq, gt, inArray, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { CODE_TRIES, type MailedPage } from '../rules.ts';
import { mailCodes } from './tables.ts';

/** Each failed attempt of the mail server leaves a row; older ones beyond this number are deleted. */
const KEPT_PER_PAGE = 6;

type Code = { page: MailedPage; person: string; code_hash: string };

/** A link that is mailed again, such as the unsubscribe link, keeps its code and restarts its lifetime. */
export async function saveCode(
  db: Database,
  code: Code & Pick<typeof mailCodes.$inferInsert, 'sealed' | 'expires_at'>,
): Promise<void> {
  const { sealed, expires_at } = code;
  await db
    .insert(mailCodes)
    .values(code)
    .onConflictDoUpdate({
      target: [mailCodes.person, mailCodes.page, mailCodes.code_hash],
      set: { sealed, expires_at, wrong_tries: 0 },
    });
  const superfluous = db
    .select({ id: mailCodes.id })
    .from(mailCodes)
    .where(isOf(code))
    .orderBy(desc(mailCodes.expires_at), desc(mailCodes.id))
    .offset(KEPT_PER_PAGE);
  await db.delete(mailCodes).where(inArray(mailCodes.id, superfluous));
}

/**
 * Takes the code of a mail, once. A wrong one counts against every mail of this page and address; the rows are locked,
 * so that concurrent tries count as well.
 * @returns the sealed token
 */
export async function consumeCode(tx: Database, code: Code, now: Date): Promise<string | undefined> {
  const usable = await tx
    .select({ id: mailCodes.id, code_hash: mailCodes.code_hash, sealed: mailCodes.sealed })
    .from(mailCodes)
    .where(and(isOf(code), gt(mailCodes.expires_at, now), lt(mailCodes.wrong_tries, CODE_TRIES)))
    .orderBy(mailCodes.id)
    .for('update');
  const found = usable.find(({ code_hash }) => code_hash === code.code_hash);
  if (found) {
    await tx.delete(mailCodes).where(eq(mailCodes.id, found.id));
    return found.sealed;
  }
  const ids = usable.map(({ id }) => id);
  await tx
    .update(mailCodes)
    .set({ wrong_tries: sql`${mailCodes.wrong_tries} + 1` })
    .where(inArray(mailCodes.id, ids));
  return undefined;
}

export async function eraseExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.delete(mailCodes).where(lte(mailCodes.expires_at, now));
}

export async function eraseCodesOf(db: Database, people: readonly string[]): Promise<void> {
  await db.delete(mailCodes).where(inArray(mailCodes.person, [...people]));
}

function isOf({ page, person }: Pick<Code, 'page' | 'person'>) {
  return and(eq(mailCodes.person, person), eq(mailCodes.page, page));
}
