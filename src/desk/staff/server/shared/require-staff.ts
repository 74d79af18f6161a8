import { NO_SUCH_ADDRESS } from '#lib/contract-base.ts';
import { door } from '#platform/http/request-context.ts';
import { hasRole, type StaffRole } from '../../rules.ts';
import { findStaffSession, holdsStaffCookie } from './find-staff-session.ts';

/**
 * The door to everything at the desk: adds `staff`, who acts. Whoever has no session of the team, no second factor or
 * none of the roles learns nothing, as at an address that does not exist; a browser whose session is over is told so.
 * @param roles each of which may
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
