import { sql } from 'drizzle-orm';
import { today } from './clock.ts';
import type { Database } from './database/client.ts';
import type { Services } from './services.ts';

/**
 * One more of something that no row remembers. Counted after the answer and outside of any transaction: nobody waits for
 * the row of the day. A count that fails is logged and lost.
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

/** Figures of days before the given one are forgotten. @param day ISO date */
export async function eraseFiguresBefore(db: Database, day: string): Promise<void> {
  await db.execute(sql`DELETE FROM daily_figures WHERE day < ${day}`);
}
