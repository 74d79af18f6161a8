import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { RequestContext } from '#platform/http/request-context.ts';

type Context = Pick<RequestContext, 'services'> & { staff: { id: string } };
type Action = Extract<Parameters<typeof recordAudit>[1]['action'], `content.${string}`>;

/**
 * One transaction with the audit line, under a lock on the record or list; then refreshes pages and desks.
 * @param change returns `false` for no change
 */
export async function changeContent<Result>(
  { services, staff }: Context,
  { action, kind = 'content', id }: { action: Action; kind?: 'coach' | 'content'; id: string },
  change: (tx: Database, now: Date) => Promise<Result>,
): Promise<Result> {
  const now = services.clock.now();
  const result = await services.db.transaction(async (tx) => {
    await lockName(tx, `${kind}:${id}`);
    const changed = await change(tx, now);
    if (changed !== false) await recordAudit(tx, { staff, action, subject: { kind, id }, now });
    return changed;
  });
  if (result === false) return result;
  await services.site.changed();
  services.live.publishToTeam({ kind: 'desk-changed', part: 'content' });
  return result;
}
