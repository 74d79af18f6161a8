import { NO_SUCH_ADDRESS } from '#lib/contract-base.ts';
import { UNATTENDED_HEADER } from '#lib/opened-for.ts';
import { refuseOtherReader } from '#platform/http/refuse.ts';
import { door } from '#platform/http/request-context.ts';
import { setActor } from '#platform/request-scope.ts';
import type { Services } from '#platform/services.ts';
import { hasRole, type StaffRole } from '../../rules.ts';
import { findSessionByToken, touchSession } from '../session-store.ts';
import { hashStaffToken, readStaffCookie } from './staff-cookie.ts';

/**
 * Requires a session at exactly this stage, and adds it as `halfIn`. Any other answers like an unknown address; an
 * expired one is reported.
 */
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
 * Requires a colleague with a role, and adds `staff`. Without the role the answer is that of an unknown address.
 * @param roles any one of them suffices
 */
export function requireStaff(...roles: readonly StaffRole[]) {
  return requireStage('open').concat(({ context, next, errors }) => {
    const { id: sessionId, staff } = context.halfIn;
    if (!hasRole(staff.roles, roles)) throw errors.NOT_FOUND({ message: NO_SUCH_ADDRESS });
    const { id, firstName, roles: own } = staff;
    return next({ context: { staff: { id, firstName, roles: own, sessionId } } });
  });
}

const USE_NOTED_EVERY_MS = 60_000;

type StaffSession = {
  /** Row id in `staff_sessions`; not a secret. */
  id: string;
  staff: { id: string; email: string; firstName: string; roles: StaffRole[] };
  /** `enrolment`: right password, no second factor yet. */
  stage: 'code-wanted' | 'enrolment' | 'open';
};

/**
 * Returns the valid session of the request's cookie.
 * @param renews the idle timeout; false for what an open page does without anyone using it
 */
export async function findStaffSession(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  headers: Headers,
  { renews = !headers.has(UNATTENDED_HEADER) } = {},
): Promise<StaffSession | undefined> {
  const token = readStaffCookie(services, headers.get('cookie'));
  if (token === undefined) return undefined;
  const now = services.clock.now();
  const found = await findSessionByToken(services.db, hashStaffToken(token), now);
  if (!found) return undefined;
  const { id, staff, usedAt } = found;
  refuseOtherReader(headers, staff.id);
  setActor('staff', staff.id);
  if (renews && now.getTime() - usedAt.getTime() > USE_NOTED_EVERY_MS)
    await touchSession(services.db, id, now);
  return { id, staff, stage: found.secondFactorAt ? 'open' : found.totpSince ? 'code-wanted' : 'enrolment' };
}

/** Whether the browser sends a desk cookie, even an expired one. */
export function holdsStaffCookie(services: Pick<Services, 'env'>, cookies: string | null): boolean {
  return readStaffCookie(services, cookies) !== undefined;
}
