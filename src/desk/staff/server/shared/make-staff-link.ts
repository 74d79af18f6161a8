import { HOUR_MS } from '#lib/durations.ts';
import type { Services } from '#platform/services.ts';
import { STAFF_LINK_HOURS } from '../../rules.ts';
import { deleteLinksOf, insertLink } from '../link-store.ts';
import { findColleagueByEmail } from '../store.ts';
import { hashToken, newToken } from './staff-cookie.ts';

type Deps = Pick<Services, 'db' | 'clock'>;

/** A link that lets a colleague choose a password; the former ones serve no more. @returns its token */
export async function makeStaffToken({ db, clock }: Deps, staffId: string): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + STAFF_LINK_HOURS * HOUR_MS);
  await deleteLinksOf(db, staffId);
  await insertLink(db, { staffId, tokenHash: hashToken(token), expiresAt });
  return token;
}

/**
 * What a mail to a colleague says that is only known as it leaves: the token of its link.
 * @returns nothing for a mail that has nobody to serve any more
 */
export async function makeStaffLink(
  deps: Deps,
  { template, to }: { template: string; to: string },
): Promise<{ token?: string } | undefined> {
  if (template !== 'staff-invitation' && template !== 'staff-password') return {};
  const colleague = await findColleagueByEmail(deps.db, to);
  return colleague && { token: await makeStaffToken(deps, colleague.id) };
}
