import { and, desc, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { eraseInSteps } from '../database/erase-in-steps.ts';
import { securityEvents } from '../database/tables.ts';
import type { SecurityEventName } from './events.ts';

export type SecurityRow = Omit<typeof securityEvents.$inferSelect, 'id'>;

export function emptyRow(at: Date, event: SecurityEventName, times: number): SecurityRow {
  return { at, event, who: null, origin: null, detail: null, request_id: null, times };
}

export async function insertSecurityEvents(db: Database, rows: readonly SecurityRow[]): Promise<void> {
  await db.execute(sql`
    INSERT INTO security_events (at, event, who, origin, detail, request_id, times)
    SELECT at, event, who, origin, detail, request_id, times FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS e(at timestamptz, event text, who text, origin text, detail text, request_id text, times integer)`);
}

/** The only deletion that the trigger allows: it checks the age of each row by the database's clock as well. */
export async function eraseSecurityEventsBefore(db: Database, before: Date): Promise<void> {
  const allowed = sql`SELECT set_config('lueur.audit_retention', 'on', true)`;
  await eraseInSteps(db, securityEvents, lt(securityEvents.at, before), { allowed });
}

export type SecurityFilter = {
  since: Date;
  about?: readonly string[] | undefined;
  events?: readonly SecurityEventName[] | undefined;
};

export async function listSecurityEvents(db: Database, filter: SecurityFilter, limit: number) {
  const { since, about, events } = filter;
  return db
    .select()
    .from(securityEvents)
    .where(
      and(
        gte(securityEvents.at, since),
        about && or(inArray(securityEvents.who, [...about]), inArray(securityEvents.origin, [...about])),
        events && inArray(securityEvents.event, [...events]),
      ),
    )
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit);
}
