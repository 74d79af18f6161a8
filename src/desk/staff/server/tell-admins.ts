import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import type { StaffRole } from '../rules.ts';
import { listAdmins } from './colleague-store.ts';

type Given = { by: string; to: string; roles: readonly StaffRole[]; now: Date };

/** Mails every admin when an access is granted, so that none is created silently. */
export async function tellAdmins(
  tx: Database,
  { outbox }: Pick<Services, 'outbox'>,
  { by, to, roles, now }: Given,
): Promise<void> {
  const data = { by, colleague: to, roles: [...roles], at: now.toISOString() };
  for (const { email } of await listAdmins(tx))
    await outbox.send(tx, { template: 'staff-access-given', to: email, data });
}
