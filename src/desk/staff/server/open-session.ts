import type { Database } from '#platform/database/client.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { deleteStaffSession, insertStaffSession } from './session-store.ts';
import { hashToken, newToken, staffCookie } from './shared/staff-cookie.ts';

type Opened = { staffId: string; formerId: string | undefined; secondFactorAt: Date | null };

/**
 * Another session in the place of the browser's former one, with a token of its own: what was known before a log-in,
 * or before the second factor, opens nothing after it.
 */
export async function openSession(
  tx: Database,
  { services, answerHeaders }: RequestContext,
  { staffId, formerId, secondFactorAt }: Opened,
): Promise<void> {
  if (formerId) await deleteStaffSession(tx, formerId);
  const token = newToken();
  await insertStaffSession(tx, {
    staffId,
    tokenHash: hashToken(token),
    secondFactorAt,
    now: services.clock.now(),
  });
  answerHeaders.append('set-cookie', staffCookie(services, token));
}
