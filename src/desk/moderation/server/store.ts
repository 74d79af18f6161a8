import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

export type CountedPart = 'reports' | 'notices' | 'decisions' | 'appeals';
type CountRow = { year: number; part: CountedPart; name: string; count: number };
type DelayRow = { year: number; hours: number; count: number };

const yearOf = (column: string) => sql.raw(`extract(year FROM ${column} AT TIME ZONE 'Europe/Paris')::int`);

/** Counts reports, notices, decisions and appeals by year in Paris, from a year on. */
export async function countByYear(db: Database, since: number): Promise<CountRow[]> {
  const { rows } = await db.execute<CountRow>(sql`
    SELECT year, part, name, count(*)::int AS count FROM (
      SELECT ${yearOf('created_at')} AS year, 'reports' AS part, matter AS name FROM user_reports
      UNION ALL SELECT ${yearOf('created_at')}, 'notices', matter FROM content_notices
      UNION ALL SELECT ${yearOf('made_at')}, 'decisions', effect FROM statements
      UNION ALL SELECT ${yearOf('made_at')}, 'appeals', coalesce(outcome, 'waiting') FROM appeals
    ) AS events WHERE year >= ${since} GROUP BY year, part, name ORDER BY year DESC, count DESC, name`);
  return rows;
}

/** Lists the times from report or notice to decision, by year of the decision. */
export async function listDelays(db: Database, since: number): Promise<DelayRow[]> {
  const { rows } = await db.execute<DelayRow>(sql`
    SELECT year, count(*)::int AS count, percentile_cont(0.5) WITHIN GROUP (ORDER BY hours)::float8 AS hours FROM (
      SELECT ${yearOf('made_at')} AS year, extract(epoch FROM made_at - asked_at) / 3600 AS hours
      FROM statements WHERE asked_at IS NOT NULL
      UNION ALL SELECT ${yearOf('settled_at')}, extract(epoch FROM settled_at - created_at) / 3600
      FROM content_notices WHERE settled_at IS NOT NULL AND outcome = 'dismissed'
    ) AS delays WHERE year >= ${since} GROUP BY year`);
  return rows;
}
