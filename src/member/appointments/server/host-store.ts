import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { USUAL_BUFFER } from '../rules.ts';
import { appointmentHosts } from './tables.ts';

export type StoredHost = typeof appointmentHosts.$inferSelect;

export async function findHost(db: Database, staff: string): Promise<StoredHost> {
  const [row] = await db.select().from(appointmentHosts).where(eq(appointmentHosts.staff_id, staff));
  return row ?? { staff_id: staff, buffer_minutes: USUAL_BUFFER, patterns: [], absences: [] };
}

export async function saveHost(tx: Database, host: StoredHost): Promise<void> {
  await tx
    .insert(appointmentHosts)
    .values(host)
    .onConflictDoUpdate({ target: appointmentHosts.staff_id, set: host });
}
