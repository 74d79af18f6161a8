import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import type { AuditAction } from '../texts/audit-actions.ts';
import { deleteSessionsOf } from './session-store.ts';
import { recordAudit } from './shared/record-audit.ts';
import { findColleague } from './store.ts';

type Colleague = NonNullable<Awaited<ReturnType<typeof findColleague>>>;

interface Change {
  id: string;
  action: AuditAction;
  reason?: string;
  /** Whether the colleague has to log in again. */
  endsSessions?: boolean;
  /** Runs in the transaction of the audit line; a thrown refusal rolls both back. `unchanged` is not logged. */
  change: (tx: Database, colleague: Colleague) => Promise<unknown>;
}

/** One transaction with the audit line, under a lock on the account. Ended sessions close at once, sockets included. */
export async function changeColleague(
  { services, staff }: RequestContext & { staff: { id: string } },
  errors: { NOT_FOUND: () => Error },
  { id, action, reason, endsSessions, change }: Change,
) {
  const { db, clock, live } = services;
  const ended = await db.transaction(async (tx) => {
    await lockName(tx, `staff:${id}`);
    const colleague = await findColleague(tx, { id });
    if (!colleague) throw errors.NOT_FOUND();
    if ((await change(tx, colleague)) === 'unchanged') return [];
    const subject = { kind: 'staff', id } as const;
    await recordAudit(tx, { staff, action, subject, ...(reason && { reason }), now: clock.now() });
    return endsSessions ? deleteSessionsOf(tx, id) : [];
  });
  live.endSessions(ended);
  live.publishToTeam({ kind: 'desk-changed', part: 'staff' });
  return { done: true as const };
}
