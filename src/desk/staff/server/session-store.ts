import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { HOUR_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { STAFF_IDLE_HOURS, STAFF_SESSION_HOURS } from '../rules.ts';
import { staff, staffSessions } from './tables.ts';

/** The caller checks whether the session has expired. */
export async function findSessionByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select({
      id: staffSessions.id,
      openedAt: staffSessions.opened_at,
      usedAt: staffSessions.used_at,
      secondFactorAt: staffSessions.second_factor_at,
      staffId: staff.id,
      email: staff.email,
      firstName: staff.first_name,
      roles: staff.roles,
      totpSince: staff.totp_since,
    })
    .from(staffSessions)
    .innerJoin(staff, and(eq(staff.id, staffSessions.staff_id), isNull(staff.disabled_at)))
    .where(eq(staffSessions.token_hash, tokenHash));
  return row;
}

export async function insertStaffSession(
  db: Database,
  session: { staffId: string; tokenHash: string; secondFactorAt: Date | null; now: Date },
): Promise<void> {
  await db.insert(staffSessions).values({
    id: crypto.randomUUID(),
    staff_id: session.staffId,
    token_hash: session.tokenHash,
    second_factor_at: session.secondFactorAt,
    opened_at: session.now,
    used_at: session.now,
  });
}

export async function noteSessionUse(db: Database, id: string, now: Date): Promise<void> {
  await db.update(staffSessions).set({ used_at: now }).where(eq(staffSessions.id, id));
}

export async function deleteStaffSession(db: Database, id: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
}

/** @returns ids of the deleted sessions, whose sockets must be closed */
export async function deleteSessionsOf(db: Database, staffId: string): Promise<string[]> {
  const deleted = await db
    .delete(staffSessions)
    .where(eq(staffSessions.staff_id, staffId))
    .returning({ id: staffSessions.id });
  return deleted.map(({ id }) => id);
}

/** Sessions with a second factor; the caller checks whether they have expired. */
export async function listOpenSessions(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: staffSessions.id,
      openedAt: staffSessions.opened_at,
      usedAt: staffSessions.used_at,
    })
    .from(staffSessions)
    .innerJoin(staff, and(eq(staff.id, staffSessions.staff_id), isNull(staff.disabled_at)))
    .where(and(inArray(staffSessions.id, [...ids]), isNotNull(staffSessions.second_factor_at)));
}

export async function eraseEndedStaffSessions(db: Database, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.opened_at, before(STAFF_SESSION_HOURS)),
        lt(staffSessions.used_at, before(STAFF_IDLE_HOURS)),
      ),
    );
}
