import { lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import type { MeasuredStep } from '../rules.ts';
import { cookieChoices } from './tables.ts';

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

/** One more person who took a step of the sign-up; nobody is named (D3). @param day ISO date in Paris */
export async function countFunnelStep(db: Database, step: MeasuredStep, day: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO funnel_counters (day, step, count) VALUES (${day}, ${step}, 1)
    ON CONFLICT (day, step) DO UPDATE SET count = funnel_counters.count + 1`);
}
