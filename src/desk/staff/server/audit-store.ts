import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/client.ts';
import { eraseInSteps } from '#platform/database/erase-in-steps.ts';
import type { AuditSubject } from '../rules.ts';
import type { AuditAction } from '../texts/audit-actions.ts';
import { staff, staffAudit } from './tables.ts';

type NewLine = {
  staffId: string;
  action: AuditAction;
  subject: { kind: AuditSubject; id: string } | undefined;
  reason: string | undefined;
  at: Date;
};

export async function insertAuditLine(tx: Database, line: NewLine): Promise<void> {
  await tx.insert(staffAudit).values({
    at: line.at,
    staff_id: line.staffId,
    action: line.action,
    subject_kind: line.subject?.kind,
    subject_id: line.subject?.id,
    reason: line.reason,
  });
}

export async function hasAuditLineSince(
  db: Database,
  {
    staffId,
    action,
    subject,
    since,
  }: Pick<NewLine, 'staffId' | 'action'> & {
    subject: { kind: AuditSubject; id: string };
    since: Date;
  },
): Promise<boolean> {
  const rows = await db
    .select({ at: staffAudit.at })
    .from(staffAudit)
    .where(
      and(
        eq(staffAudit.subject_kind, subject.kind),
        eq(staffAudit.subject_id, subject.id),
        eq(staffAudit.staff_id, staffId),
        eq(staffAudit.action, action),
        gt(staffAudit.at, since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The only deletion the trigger allows; it also checks each line’s age by the database clock. */
export async function eraseAuditBefore(db: Database, before: Date): Promise<void> {
  const allowed = sql`SELECT set_config('lueur.audit_retention', 'on', true)`;
  await eraseInSteps(db, staffAudit, lt(staffAudit.at, before), { allowed });
}

/** Filters; `before` is the number of a line. */
export type AuditFilter = {
  before?: number | undefined;
  person?: string | undefined;
  action?: string | undefined;
  kind?: AuditSubject | undefined;
  subject?: string | undefined;
};

/** Audit lines, latest first. Colleagues are named; other subjects stay ids. */
export async function listAudit(db: Database, filter: AuditFilter, limit: number) {
  const about = alias(staff, 'about');
  const { before, person, action, kind, subject } = filter;
  return db
    .select({
      id: staffAudit.id,
      at: staffAudit.at,
      staffId: staff.id,
      firstName: staff.first_name,
      email: staff.email,
      action: staffAudit.action,
      kind: staffAudit.subject_kind,
      subject: staffAudit.subject_id,
      subjectName: about.first_name,
      subjectEmail: about.email,
      reason: staffAudit.reason,
    })
    .from(staffAudit)
    .innerJoin(staff, eq(staff.id, staffAudit.staff_id))
    .leftJoin(about, and(eq(staffAudit.subject_kind, 'staff'), eq(about.id, staffAudit.subject_id)))
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
