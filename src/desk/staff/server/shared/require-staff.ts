import { NO_SUCH_ADDRESS } from '#lib/contract-base.ts';
import { door } from '#platform/http/request-context.ts';
import { hasRole, type StaffRole } from '../../rules.ts';
import { findStaffSession, holdsStaffCookie, type StaffSession } from './find-staff-session.ts';

/** Adds `halfIn`, a session at exactly this stage. Any other answers like an unknown address; an expired one is reported. */
export function requireStage(stage: StaffSession['stage']) {
  return door.middleware(async ({ context, next, errors }) => {
    const { services, headers } = context;
    const session = await findStaffSession(services, headers);
    if (!session && holdsStaffCookie(services, headers.get('cookie'))) throw errors.UNAUTHORIZED();
    if (session?.stage !== stage) throw errors.NOT_FOUND({ message: NO_SUCH_ADDRESS });
    return next({ context: { halfIn: session } });
  });
}

/**
 * Adds `staff`. Without a role the answer is that of an unknown address too.
 * @param roles any of them is enough
 */
export function requireStaff(...roles: [StaffRole, ...StaffRole[]]) {
  return requireStage('open').concat(({ context, next, errors }) => {
    const { id: sessionId, staff } = context.halfIn;
    if (!hasRole(staff.roles, roles)) throw errors.NOT_FOUND({ message: NO_SUCH_ADDRESS });
    const { id, firstName, roles: own } = staff;
    return next({ context: { staff: { id, firstName, roles: own, sessionId } } });
  });
}
