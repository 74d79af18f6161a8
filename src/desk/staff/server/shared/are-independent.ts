import { and, eq, gt, inArray } from 'drizzle-orm';
import { DAY_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { isPair } from '#platform/database/pair.ts';
import type { AuditAction } from '../../texts/audit-actions.ts';
import { staffAudit } from '../tables.ts';

/** A colleague who granted access is not independent of its owner for this long. */
const DEPENDENT_DAYS = 30;
const GIVES_ACCESS: AuditAction[] = [
  'staff.invited',
  'staff.roles-changed',
  'staff.enabled',
  'staff.second-factor-reset',
];

/** Message when the four-eyes rule rejects an action. */
export const DEPENDENT =
  'L’une de vous deux a donné son accès à l’autre il y a moins de 30 jours\u202f: une troisième personne doit confirmer.';

/** Whether neither has recently created or extended the other’s access, which could be their own second account. */
export async function areIndependent(db: Database, one: string, other: string, now: Date): Promise<boolean> {
  const { staff_id: by, subject_kind, subject_id, action, at } = staffAudit;
  const given = await db.$count(
    staffAudit,
    and(
      eq(subject_kind, 'staff'),
      isPair(by, subject_id, one, other),
      inArray(action, GIVES_ACCESS),
      gt(at, new Date(now.getTime() - DEPENDENT_DAYS * DAY_MS)),
    ),
  );
  return given === 0;
}
