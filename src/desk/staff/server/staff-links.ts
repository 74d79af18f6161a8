import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { findColleagueByEmail } from './store.ts';

type StaffLinkMail = 'staff-invitation' | 'staff-password';

/** Enqueues the mail with a link; the link itself is made as the mail leaves, and those of before serve no more. */
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
