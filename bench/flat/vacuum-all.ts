import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { inLanes } from '#testing/crowd/in-lanes.ts';

const LANES = 2;

/** Statistics and visibility map of every table, the largest first, as a database has them that has been up for a while. */
export async function vacuumAll(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT oid::regclass::text AS name FROM pg_class
    WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema)')
    ORDER BY pg_relation_size(oid) DESC`);
  await inLanes(rows, LANES, ({ name }) => db.execute(sql.raw(`VACUUM (ANALYZE, PARALLEL 0) ${name}`)));
}
