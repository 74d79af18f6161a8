import { sql } from 'drizzle-orm';
import type { Database } from './database/client.ts';

/** Queue of the nightly erasures. */
export const HOUSEKEEPING = 'housekeeping';

/** @property doneAt seconds since 1970: when it last ended well; when its queue was made, if no end is known */
export type NightlyJob = { queue: string; doneAt: number };

/** Jobs that run once a night. pg-boss keeps completed jobs for a week, so older runs are unknown. */
export async function listNightlyJobs(db: Database): Promise<NightlyJob[]> {
  const { rows } = await db.execute<NightlyJob>(sql`
    SELECT q.name AS queue,
      extract(epoch FROM coalesce(max(j.completed_on), q.created_on))::float8 AS "doneAt"
    FROM pgboss.schedule s JOIN pgboss.queue q ON q.name = s.name
      LEFT JOIN pgboss.job j ON j.name = s.name AND j.state = 'completed'
    WHERE s.cron ~ '^[0-9]+ [0-9]+ [*] [*] [*]$' GROUP BY q.name`);
  return rows;
}
