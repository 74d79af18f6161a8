import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/client.ts';
import * as schema from '#server/schema.ts';

/**
 * Counted attempts and daily counters, session renewals, visits, sent mails: nobody requested these changes; communes
 * never change.
 */
const LEFT_OUT = [
  'rate_limits',
  'sessions',
  'staff_sessions',
  'member_activity',
  'communes',
  'daily_figures',
  'security_events',
  'lasting_keys',
  'sent_mails',
];

/**
 * Returns every row of every table, to compare before and after.
 * @param except names of further tables to skip
 */
export async function snapshotTables(
  db: Database,
  except: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const names = tables.map(getTableName).filter((name) => ![...LEFT_OUT, ...except].includes(name));
  // One statement instead of a hundred.
  const each = names.map(
    (name) => sql`SELECT ${name} AS name, to_jsonb(kept)::text AS line FROM ${sql.identifier(name)} kept`,
  );
  const { rows } = await db.execute<{ name: string; line: string }>(sql.join(each, sql` UNION ALL `));
  const snapshot: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, line } of rows) snapshot[name]?.push(line);
  for (const lines of Object.values(snapshot)) lines.sort();
  return snapshot;
}
