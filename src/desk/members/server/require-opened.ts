import { isOpened } from '#desk/staff/server/shared/audit-opening.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import { findMember } from './store.ts';

type StaffContext = RequestContext & { staff: { id: string } };
type Refusals = { NOT_FOUND: () => Error; OPEN_FIRST: () => Error };

/** Guards a member’s page and its actions: the colleague must have given a reason within half an hour. */
export async function requireOpened({ services, staff }: StaffContext, errors: Refusals, id: string) {
  const { db, clock } = services;
  const now = clock.now();
  const member = await findMember(db, id, now);
  if (!member) throw errors.NOT_FOUND();
  const subject = { kind: 'member', id } as const;
  if (!(await isOpened(db, { staff, action: 'members.open', subject, now }))) throw errors.OPEN_FIRST();
  return member;
}
