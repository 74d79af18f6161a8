import type { Database } from '#platform/database/client.ts';
import { insertInvited, saveAccount } from './colleague-store.ts';
import { recordAudit } from './shared/record-audit.ts';
import { findColleague } from './store.ts';

/** Operator’s command for when no admin can log in. The audit line names the account itself as actor. */
export async function grantAdmin(
  tx: Database,
  email: string,
  now: Date,
): Promise<{ id: string; outcome: 'created' | 'known' }> {
  const known = await findColleague(tx, { email });
  const id = known?.id ?? (await insertInvited(tx, { email, roles: ['admin'], created_at: now }));
  if (!id) throw new Error('The address was taken meanwhile');
  const roles = [...new Set([...(known?.roles ?? []), 'admin' as const])];
  await saveAccount(tx, id, { roles, disabled_at: null });
  const subject = { kind: 'staff', id } as const;
  await recordAudit(tx, { staff: { id }, action: 'staff.admin-by-command', subject, now });
  return { id, outcome: known ? 'known' : 'created' };
}
