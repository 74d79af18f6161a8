import { and, eq, gte, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { HOUR_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { STAFF_IDLE_HOURS, STAFF_SESSION_HOURS } from '../rules.ts';
import { hashStaffToken, newToken, staffCookie } from './shared/staff-cookie.ts';
import { staff, staffSessions } from './tables.ts';

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const { opened_at, used_at } = staffSessions;
const isOpen = (now: Date) =>
  and(gte(opened_at, before(now, STAFF_SESSION_HOURS)), gte(used_at, before(now, STAFF_IDLE_HOURS)));
const isOver = (now: Date) =>
  or(lt(opened_at, before(now, STAFF_SESSION_HOURS)), lt(used_at, before(now, STAFF_IDLE_HOURS)));

export async function findSessionByToken(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      id: staffSessions.id,
      usedAt: staffSessions.used_at,
      secondFactorAt: staffSessions.second_factor_at,
      staff: { id: staff.id, email: staff.email, firstName: staff.first_name, roles: staff.roles },
      totpSince: staff.totp_since,
    })
    .from(staffSessions)
    .innerJoin(staff, and(eq(staff.id, staffSessions.staff_id), isNull(staff.disabled_at)))
    .where(and(eq(staffSessions.token_hash, tokenHash), isOpen(now)));
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

/** Renews the idle timeout of a session. */
export async function touchSession(db: Database, id: string, now: Date): Promise<void> {
  await db.update(staffSessions).set({ used_at: now }).where(eq(staffSessions.id, id));
}

export async function deleteStaffSession(db: Database, id: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.id, id));
}

/** Returns the ids of the deleted sessions, whose sockets must be closed. */
export async function deleteSessionsOf(db: Database, staffId: string): Promise<string[]> {
  const deleted = await db
    .delete(staffSessions)
    .where(eq(staffSessions.staff_id, staffId))
    .returning({ id: staffSessions.id });
  return deleted.map(({ id }) => id);
}

/**
 * Lists the unexpired sessions with a second factor.
 * @param ids of sessions
 */
export async function listHoldingStaffSessions(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const rows = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .innerJoin(staff, and(eq(staff.id, staffSessions.staff_id), isNull(staff.disabled_at)))
    .where(and(inArray(staffSessions.id, [...ids]), isNotNull(staffSessions.second_factor_at), isOpen(now)));
  return new Set(rows.map(({ id }) => id));
}

export async function eraseEndedStaffSessions(db: Database, now: Date): Promise<void> {
  await db.delete(staffSessions).where(isOver(now));
}

type Opened = { staffId: string; formerId: string | undefined; secondFactorAt: Date | null };

/** Issues a new token at each step, against session fixation. */
export async function openStaffSession(
  tx: Database,
  { services, answerHeaders }: RequestContext,
  { staffId, formerId, secondFactorAt }: Opened,
): Promise<void> {
  if (formerId) await deleteStaffSession(tx, formerId);
  const token = newToken();
  await insertStaffSession(tx, {
    staffId,
    tokenHash: hashStaffToken(token),
    secondFactorAt,
    now: services.clock.now(),
  });
  answerHeaders.append('set-cookie', staffCookie(services, token));
}
