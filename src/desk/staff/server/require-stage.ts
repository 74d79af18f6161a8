import { NO_SUCH_ADDRESS } from '#lib/contract-base.ts';
import { door } from '#platform/http/request-context.ts';
import { findStaffSession, holdsStaffCookie, type StaffSession } from './shared/find-staff-session.ts';

/** Middleware between the two factors: adds `halfIn`, a session at exactly this stage. */
export function requireStage(stage: StaffSession['stage']) {
  return door.middleware(async ({ context, next, errors }) => {
    const cookies = context.headers.get('cookie');
    const session = await findStaffSession(context.services, cookies);
    if (!session && holdsStaffCookie(context.services, cookies)) throw errors.UNAUTHORIZED();
    if (session?.stage !== stage) throw errors.NOT_FOUND({ message: NO_SUCH_ADDRESS });
    return next({ context: { halfIn: session } });
  });
}
