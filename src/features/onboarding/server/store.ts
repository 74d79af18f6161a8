import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';

/** The steps that the advertising pixel of spec 1 §7 names; ours are counted without any person (D3). */
export type FunnelEvent =
  | 'account_creation'
  | 'basic_profile'
  | 'search_preferences'
  | 'life_project'
  | 'shared_values'
  | 'love_profile'
  | 'relationship_quiz';

/** @param day ISO date in Paris */
export async function countFunnelStep(db: Database, step: FunnelEvent, day: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO funnel_counters (day, step, count) VALUES (${day}, ${step}, 1)
    ON CONFLICT (day, step) DO UPDATE SET count = funnel_counters.count + 1`);
}
