import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskFiguresContract } from '../contract.ts';
import { readFigures } from './read-figures.ts';

const api = implementContract(deskFiguresContract);

/** Open to all staff, since no member is named. */
const read = api.read
  .use(requireStaff(...STAFF_ROLES))
  .handler(({ context, input }) => readFigures(context.services, input));

export const deskFiguresRoutes = { read };
