import { NO_SUCH_ADDRESS } from '#lib/contract-base.ts';
import { door } from '#platform/http/request-context.ts';
import { hasRole, type StaffRole } from '../../rules.ts';
import { findStaffSession, holdsStaffCookie } from './find-staff-session.ts';

/**
 * Adds `staff`. Without session, second factor or role the answer is that of an unknown address; an expired session is
 * reported.
 * @param roles any of them is enough
 */
export function requireStaff(...roles: [StaffRole, ...StaffRole[]]) {
  return door.middleware(async ({ context, next, errors }) => {
    const cookies = context.headers.get('cookie');
    const session = await findStaffSession(context.services, cookies);
    if (!session && holdsStaffCookie(context.services, cookies)) throw errors.UNAUTHORIZED();
    if (session?.stage !== 'open' || !hasRole(session.staff.roles, roles))
      throw errors.NOT_FOUND({ message: NO_SUCH_ADDRESS });
    const { id, firstName, roles: own } = session.staff;
    return next({ context: { staff: { id, firstName, roles: own, sessionId: session.id } } });
  });
}
