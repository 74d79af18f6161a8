import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { profiles } from '#member/profile/server/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import type { auditFilter } from '../contract.ts';
import { staff, staffAudit } from './tables.ts';

/** Lists who is on call, by Monday: the latest line of a week counts. */
export async function listOnCall(
  db: Database,
  mondays: string[],
): Promise<Map<string | null, string | null>> {
  const { action, reason, subject_id, id } = staffAudit;
  const rows = await db
    .selectDistinctOn([reason], { monday: reason, staffId: subject_id, action })
    .from(staffAudit)
    .where(and(inArray(action, ['staff.on-call', 'staff.off-call']), inArray(reason, mondays)))
    .orderBy(reason, desc(id));
  return new Map(rows.map((row) => [row.monday, row.action === 'staff.on-call' ? row.staffId : null]));
}

/**
 * Erases expired lines, the only deletion that the trigger allows; it also checks each line’s age by the database
 * clock.
 */
export async function eraseAuditBefore(db: Database, before: Date): Promise<void> {
  const allowed = sql`SELECT set_config('lueur.audit_retention', 'on', true)`;
  await eraseInSteps(db, staffAudit, lt(staffAudit.at, before), { allowed });
}

/** Lists audit lines, latest first. Names colleagues, and members whose page was opened; other subjects stay ids. */
export async function listAudit(db: Database, filter: z.infer<typeof auditFilter>, limit: number) {
  const about = alias(staff, 'about');
  const { before, person, action, kind, subject } = filter;
  return db
    .select({
      id: staffAudit.id,
      at: staffAudit.at,
      who: { id: staff.id, firstName: staff.first_name, email: staff.email },
      action: staffAudit.action,
      kind: staffAudit.subject_kind,
      subject: staffAudit.subject_id,
      subjectName: sql<string | null>`coalesce(${about.first_name}, ${profiles.first_name})`,
      subjectEmail: about.email,
      reason: staffAudit.reason,
    })
    .from(staffAudit)
    .innerJoin(staff, eq(staff.id, staffAudit.staff_id))
    .leftJoin(about, and(eq(staffAudit.subject_kind, 'staff'), eq(about.id, staffAudit.subject_id)))
    .leftJoin(profiles, and(eq(staffAudit.action, 'members.open'), eq(profiles.id, staffAudit.subject_id)))
    .where(
      and(
        before === undefined ? undefined : lt(staffAudit.id, before),
        person ? eq(staffAudit.staff_id, person) : undefined,
        action ? eq(staffAudit.action, action) : undefined,
        kind ? eq(staffAudit.subject_kind, kind) : undefined,
        subject ? eq(staffAudit.subject_id, subject) : undefined,
      ),
    )
    .orderBy(desc(staffAudit.id))
    .limit(limit);
}
