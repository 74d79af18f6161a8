import { lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import type { MeasuredStep } from '../rules.ts';
import { cookieChoices } from './tables.ts';

/** Stores a choice; repeating it keeps the first date. */
export async function insertCookieChoice(
  db: Database,
  choice: typeof cookieChoices.$inferInsert,
): Promise<void> {
  await db.insert(cookieChoices).values(choice).onConflictDoNothing();
}

export async function eraseCookieChoicesBefore(db: Database, before: Date): Promise<void> {
  await eraseInSteps(db, cookieChoices, lt(cookieChoices.chosen_at, before));
}

/**
 * Increments an anonymous daily counter (D3).
 * @param day ISO date in Paris
 */
export async function countFunnelStep(db: Database, step: MeasuredStep, day: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO funnel_counters (day, step, count) VALUES (${day}, ${step}, 1)
    ON CONFLICT (day, step) DO UPDATE SET count = funnel_counters.count + 1`);
}
