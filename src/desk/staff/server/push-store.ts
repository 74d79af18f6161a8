import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/client.ts';
import { staff, staffBrowsers } from './tables.ts';

/** Maximum per colleague; the oldest one is dropped. */
const BROWSERS_MAX = 5;

type Browser = Pick<typeof staffBrowsers.$inferInsert, 'endpoint' | 'p256dh' | 'auth'>;

/** Stores the subscription of a browser. A browser alerts one colleague: the last one to subscribe in it. */
export async function saveStaffBrowser(
  tx: Database,
  staffId: string,
  browser: Browser,
  now: Date,
): Promise<void> {
  const row = { ...browser, staff_id: staffId, created_at: now };
  await tx
    .insert(staffBrowsers)
    .values({ id: crypto.randomUUID(), ...row })
    .onConflictDoUpdate({ target: staffBrowsers.endpoint, set: row });
  const { id, created_at, staff_id } = staffBrowsers;
  const beyond = tx
    .select({ id })
    .from(staffBrowsers)
    .where(eq(staff_id, staffId))
    .orderBy(desc(created_at), id)
    .offset(BROWSERS_MAX);
  await tx.delete(staffBrowsers).where(inArray(id, beyond));
}

export async function hasStaffBrowser(db: Database, staffId: string, endpoint: string): Promise<boolean> {
  const theirs = and(eq(staffBrowsers.staff_id, staffId), eq(staffBrowsers.endpoint, endpoint));
  return (await db.$count(staffBrowsers, theirs)) > 0;
}

export async function deleteStaffBrowser(db: Database, staffId: string, endpoint: string): Promise<void> {
  await db
    .delete(staffBrowsers)
    .where(and(eq(staffBrowsers.staff_id, staffId), eq(staffBrowsers.endpoint, endpoint)));
}

export async function deleteStaffBrowsersOf(tx: Database, staffId: string): Promise<void> {
  await tx.delete(staffBrowsers).where(eq(staffBrowsers.staff_id, staffId));
}

export async function listStaffBrowsers(db: Database, staffId: string): Promise<string[]> {
  const { id, staff_id } = staffBrowsers;
  const rows = await db.select({ id }).from(staffBrowsers).where(eq(staff_id, staffId));
  return rows.map((row) => row.id);
}

/** Returns undefined once the account of its colleague is closed. */
export async function findStaffBrowser(db: Database, id: string) {
  const { endpoint, p256dh, auth, staff_id } = staffBrowsers;
  const [row] = await db
    .select({ id: staffBrowsers.id, endpoint, p256dh, auth })
    .from(staffBrowsers)
    .innerJoin(staff, and(eq(staff.id, staff_id), isNull(staff.disabled_at)))
    .where(eq(staffBrowsers.id, id));
  return row;
}

export async function forgetStaffBrowser(db: Database, id: string): Promise<void> {
  await db.delete(staffBrowsers).where(eq(staffBrowsers.id, id));
}
