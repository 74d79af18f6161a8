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

/** Whether every step of the funnel that asks something is answered (spec 1 §4). */
export async function hasAnsweredEverything(db: Database, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM profiles
    JOIN search_preferences USING (id) JOIN life_projects USING (id) JOIN shared_values USING (id)
    JOIN love_profiles USING (id) JOIN relationship_quiz USING (id)
    WHERE id = ${id} AND search_preferences.chosen_at IS NOT NULL`);
  return rows.length > 0;
}

/** @param day ISO date in Paris */
export async function countFunnelStep(db: Database, step: FunnelEvent, day: string): Promise<void> {
  await db.execute(sql`
    INSERT INTO funnel_counters (day, step, count) VALUES (${day}, ${step}, 1)
    ON CONFLICT (day, step) DO UPDATE SET count = funnel_counters.count + 1`);
}
