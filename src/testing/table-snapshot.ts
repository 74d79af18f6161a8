import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/client.ts';
import * as schema from '#server/schema.ts';

/** Counting an attempt or what happens in a day, prolonging a session, being seen, a mail that left meanwhile: no change that anyone asked for; communes never change. */
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
 * Every row of every table of the schema, to compare before and after.
 * @param except names of further tables to leave out
 */
export async function snapshotTables(
  db: Database,
  except: readonly string[] = [],
): Promise<Record<string, string[]>> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const watched = tables.filter((table) => ![...LEFT_OUT, ...except].includes(getTableName(table)));
  const snapshot: Record<string, string[]> = {};
  for (const table of watched) {
    const rows = await db.select().from(table);
    snapshot[getTableName(table)] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return snapshot;
}
