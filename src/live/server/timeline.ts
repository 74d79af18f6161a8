import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { describeError, type Log } from '#platform/log.ts';

/**
 * Follows the timeline of PostgreSQL, which changes when a standby takes over. A primary that is cut off from its
 * standby shows changes that the standby never had: this node may have delivered events whose numbers the new primary
 * gives to others.
 */
export type Timeline = {
  /** Returns the last timeline read; empty when the database does not report one. */
  current: () => Promise<string>;
  /** Reads it again, and returns whether it differs from the last one. */
  hasChanged: () => Promise<boolean>;
};

/** @param read throws on databases without the functions for it */
export function createTimeline(read: () => Promise<string>, log: Log): Timeline {
  let last: string | undefined;
  async function readAgain(): Promise<string> {
    last = await read().catch((error) => {
      if (last === undefined) log('warn', 'live-timeline-unknown', describeError(error));
      return last ?? '';
    });
    return last;
  }
  return {
    current: async () => last ?? (await readAgain()),
    async hasChanged() {
      const before = last;
      const now = await readAgain();
      return before !== undefined && before !== now;
    },
  };
}

export async function readTimeline(db: Database): Promise<string> {
  const { rows } = await db.execute<{ timeline: string }>(
    sql`SELECT substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS timeline`,
  );
  return rows[0]?.timeline ?? '';
}
