import { HOUR_MS } from '#lib/durations.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import type { Services } from '#platform/services.ts';
import { STAFF_LINK_HOURS } from '../../rules.ts';
import { replaceLink } from '../link-store.ts';
import { findActiveColleague } from '../store.ts';
import { hashStaffToken, newToken } from './staff-cookie.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** Creates a password link and revokes earlier ones. @returns its token */
export async function makeStaffToken({ db, clock }: Deps, staffId: string): Promise<string> {
  const token = newToken();
  const expires_at = new Date(clock.now().getTime() + STAFF_LINK_HOURS * HOUR_MS);
  await db.transaction(async (tx) => {
    // Two nodes may create a link at the same instant: the later one revokes the other.
    await lockName(tx, `staff-link:${staffId}`);
    await replaceLink(tx, { staff_id: staffId, token_hash: hashStaffToken(token), expires_at });
  });
  return token;
}

/**
 * Returns the data added to a mail when it is sent: the token of its link.
 * @returns undefined when the mail no longer applies
 */
export async function makeStaffLink(
  deps: Deps,
  { template, to }: { template: string; to: string },
): Promise<{ token?: string } | undefined> {
  if (template !== 'staff-invitation' && template !== 'staff-password') return {};
  const colleague = await findActiveColleague(deps.db, { email: to });
  return colleague && { token: await makeStaffToken(deps, colleague.id) };
}

/**
 * Enqueues the mail; its token is created when it is sent, and revokes earlier ones. A mail to an address without a
 * colleague is dropped then.
 */
export async function mailStaffLink(
  db: Database,
  { outbox }: Pick<Services, 'outbox'>,
  template: 'staff-invitation' | 'staff-password',
  email: string,
): Promise<void> {
  await outbox.forget(db, { to: email, template });
  await outbox.send(db, { template, to: email, data: {} });
}
