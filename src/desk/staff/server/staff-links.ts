import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { findColleagueByEmail } from './store.ts';

type StaffLinkMail = 'staff-invitation' | 'staff-password';

/** Enqueues the mail; the token is created when it is sent, and revokes earlier ones. */
export async function mailStaffLink(
  db: Database,
  { outbox }: Pick<Services, 'outbox'>,
  template: StaffLinkMail,
  email: string,
): Promise<void> {
  if (!(await findColleagueByEmail(db, email))) return;
  await outbox.forget(db, { to: email, template });
  await outbox.send(db, { template, to: email, data: {} });
}
