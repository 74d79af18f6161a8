import { lt } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { cookieChoices } from '#server/db/schema.ts';

/** The first time counts: sent again, a choice stays as it was made. */
export async function insertCookieChoice(
  db: Database,
  choice: typeof cookieChoices.$inferInsert,
): Promise<void> {
  await db.insert(cookieChoices).values(choice).onConflictDoNothing();
}

/** Choices that have served their time as proof. */
export async function eraseCookieChoicesBefore(db: Database, before: Date): Promise<void> {
  await db.delete(cookieChoices).where(lt(cookieChoices.chosen_at, before));
}
