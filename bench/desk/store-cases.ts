import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';

/** Reports about the members who are there, each a case that waits, made by the database itself. */
export async function storeCases(db: Database, cases: number): Promise<void> {
  await db.execute(sql`
    WITH people AS (SELECT array_agg(id) AS ids, count(*)::int AS members FROM profiles), made AS (
      INSERT INTO user_reports (number, reporter_id, reported_user_id, matter, reason, evidence, created_at)
      SELECT 'S-' || n, ids[1 + n % members], ids[1 + (n + 1) % members], 'insult', 'Un motif.',
        jsonb_build_object('profile', NULL, 'messages', '[]'::jsonb, 'words', NULL), now() - n * interval '1 minute'
      FROM people, generate_series(1, ${cases}) AS n RETURNING number, reported_user_id, created_at, id)
    INSERT INTO moderation_cases (id, kind, subject_id, source, gravity, created_at, rank_at)
    SELECT 'c-' || number, 'report', reported_user_id, number, 1 + id % 5, created_at,
      created_at - (ARRAY[0, 2, 5, 10, 3650])[1 + id % 5] * interval '1 day'
    FROM made`);
  await db.execute(sql`ANALYZE`);
}
