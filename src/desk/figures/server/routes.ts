import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskFiguresContract } from '../contract.ts';
import { cacheFigures } from './read-figures.ts';

const api = implementContract(deskFiguresContract);
const readCached = cacheFigures();

/** For everybody of the team: they name nobody. */
const read = api.read
  .use(requireStaff(...STAFF_ROLES))
  .handler(({ context }) => readCached(context.services));

export const deskFiguresRoutes = { read };
