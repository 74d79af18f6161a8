import { sql } from 'drizzle-orm';
import { today } from './clock.ts';
import type { Database } from './database/client.ts';
import type { Services } from './services.ts';

/**
 * Counts an event that leaves no row of its own. Runs after the answer and outside of any transaction, so that no
 * request waits for the lock on the day's row. A count that fails is logged and lost.
 */
export function countDaily(
  { db, clock, background }: Pick<Services, 'db' | 'clock' | 'background'>,
  name: string,
): void {
  background(
    db.execute(sql`
      INSERT INTO daily_figures (day, name, value) VALUES (${today(clock)}, ${name}, 1)
      ON CONFLICT (day, name) DO UPDATE SET value = daily_figures.value + 1`),
  );
}

/** @param day ISO date; figures of earlier days are erased */
export async function eraseFiguresBefore(db: Database, day: string): Promise<void> {
  await db.execute(sql`DELETE FROM daily_figures WHERE day < ${day}`);
}
