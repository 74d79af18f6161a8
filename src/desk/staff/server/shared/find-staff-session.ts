import { refuseOtherReader } from '#platform/http/refuse-other-reader.ts';
import { noteActor } from '#platform/request-scope.ts';
import type { Services } from '#platform/services.ts';
import type { StaffRole } from '../../rules.ts';
import { findSessionByToken, noteSessionUse } from '../session-store.ts';
import { hashStaffToken, readStaffCookie } from './staff-cookie.ts';

const USE_NOTED_EVERY_MS = 60_000;

export type StaffSession = {
  /** Row id in `staff_sessions`; not a secret. */
  id: string;
  staff: { id: string; email: string; firstName: string; roles: StaffRole[] };
  /** `enrolment`: right password, no second factor yet. */
  stage: 'code-wanted' | 'enrolment' | 'open';
};

/** Valid session of the request's cookie. Reading it renews the idle timeout. */
export async function findStaffSession(
  services: Pick<Services, 'db' | 'env' | 'clock'>,
  headers: Headers,
): Promise<StaffSession | undefined> {
  const token = readStaffCookie(services, headers.get('cookie'));
  if (token === undefined) return undefined;
  const now = services.clock.now();
  const found = await findSessionByToken(services.db, hashStaffToken(token), now);
  if (!found) return undefined;
  const { id, staff, usedAt } = found;
  refuseOtherReader(headers, staff.id);
  noteActor('staff', staff.id);
  if (now.getTime() - usedAt.getTime() > USE_NOTED_EVERY_MS) await noteSessionUse(services.db, id, now);
  return { id, staff, stage: found.secondFactorAt ? 'open' : found.totpSince ? 'code-wanted' : 'enrolment' };
}

/** Whether the browser has a desk cookie, even an expired one. */
export function holdsStaffCookie(services: Pick<Services, 'env'>, cookies: string | null): boolean {
  return readStaffCookie(services, cookies) !== undefined;
}
