import type { Database } from '#platform/database/client.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { deleteStaffSession, insertStaffSession } from './session-store.ts';
import { hashStaffToken, newToken, staffCookie } from './shared/staff-cookie.ts';

type Opened = { staffId: string; formerId: string | undefined; secondFactorAt: Date | null };

/** A new token at each step, against session fixation. */
export async function openStaffSession(
  tx: Database,
  { services, answerHeaders }: RequestContext,
  { staffId, formerId, secondFactorAt }: Opened,
): Promise<void> {
  if (formerId) await deleteStaffSession(tx, formerId);
  const token = newToken();
  await insertStaffSession(tx, {
    staffId,
    tokenHash: hashStaffToken(token),
    secondFactorAt,
    now: services.clock.now(),
  });
  answerHeaders.append('set-cookie', staffCookie(services, token));
}
