import type { Database } from '#platform/database/client.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import type { AuditAction } from '../texts/audit-actions.ts';
import { findColleague } from './colleague-store.ts';
import { deleteSessionsOf } from './session-store.ts';
import { recordAudit } from './shared/record-audit.ts';

type Colleague = NonNullable<Awaited<ReturnType<typeof findColleague>>>;
/** `kept` or `ended` sessions; `refused` rolls back. */
type Outcome = 'kept' | 'ended' | 'refused';

/** One transaction with the audit line. Ended sessions close at once, sockets included. */
export async function changeColleague(
  { services, staff }: RequestContext & { staff: { id: string } },
  id: string,
  action: AuditAction,
  change: (tx: Database, colleague: Colleague) => Promise<Outcome>,
  reason?: string,
): Promise<Outcome | 'unknown'> {
  const { db, clock, live } = services;
  const ended: string[] = [];
  const outcome = await db.transaction(async (tx) => {
    const colleague = await findColleague(tx, id);
    if (!colleague) return 'unknown';
    const done = await change(tx, colleague);
    if (done === 'refused') return done;
    const subject = { kind: 'staff', id } as const;
    await recordAudit(tx, { staff, action, subject, ...(reason && { reason }), now: clock.now() });
    if (done === 'ended') ended.push(...(await deleteSessionsOf(tx, id)));
    return done;
  });
  live.endSessions(ended);
  live.publishToTeam({ kind: 'desk-changed', part: 'staff' });
  return outcome;
}
