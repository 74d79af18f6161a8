import { sql } from 'drizzle-orm';
import type { Database } from './database/client.ts';

/**
 * Reschedules jobs after the clock of the database was set back. A job that was due stays due, a retry keeps its delay,
 * a running job keeps its timeout, and cron and expiry go on. A job deferred to an hour of the clock still waits for
 * that hour.
 * @returns how many jobs were waiting or under way
 */
export async function bringJobsForward(db: Database): Promise<number> {
  const begun = sql`greatest(created_on, started_on)`;
  const { rows } = await db.execute(sql`
    UPDATE pgboss.job SET
      start_after = CASE
        WHEN state = 'retry' THEN start_after - (${begun} - now())
        WHEN state = 'created' AND start_after <= created_on THEN now()
        ELSE start_after END,
      created_on = least(created_on, now()),
      started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now())
    WHERE state < 'completed' AND ${begun} > now() RETURNING id`);
  // Cron jobs are deduplicated by minute: an hour that comes again must run them again.
  await db.execute(sql`
    UPDATE pgboss.job SET singleton_on = NULL WHERE state IN ('completed', 'failed') AND singleton_on > now()`);
  await db.execute(sql`
    UPDATE pgboss.queue SET monitor_claim_on = least(monitor_claim_on, now()),
      monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now())
    WHERE greatest(monitor_claim_on, monitor_on, maintain_on) > now()`);
  await db.execute(sql`
    UPDATE pgboss.version SET cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
      flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now())
    WHERE greatest(cron_on, bam_on, flow_on, reindex_on) > now()`);
  return rows.length;
}

/** Makes jobs of a killed process due at once. Only where no other process can be working on them. */
export async function takeUpAgain(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active' AND retry_count < retry_limit`);
}
