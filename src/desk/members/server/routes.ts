import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { OPENING_WORDS } from '#member/data-rights/texts.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import { deskMembersContract, tooManyFiles } from '../contract.ts';
import { MEMBERS_PER_PAGE } from '../rules.ts';
import { actionRoutes } from './action-routes.ts';
import { listedOf, readFile } from './read-file.ts';
import { readPerson } from './read-person.ts';
import { requireOpened } from './require-opened.ts';
import { countMembers, searchMembers } from './search-store.ts';
import { findMember } from './store.ts';

const api = implementContract(deskMembersContract);
const members = requireStaff('support', 'moderation', 'admin');

const search = api.search.use(members).handler(async ({ context: { services }, input }) => {
  const now = services.clock.now();
  const found = await searchMembers(services.db, input, now);
  const page = found.slice(0, MEMBERS_PER_PAGE);
  const next = found.length > MEMBERS_PER_PAGE ? (page.at(-1)?.id ?? null) : null;
  const count = input.after || !next ? found.length : await countMembers(services.db, input, now);
  return { members: page.map((row) => listedOf(row, now)), next, count: input.after ? null : count };
});

const open = api.open.use(members).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const now = services.clock.now();
  if (!(await findMember(services.db, input.id, now))) throw errors.NOT_FOUND();
  await enforceRateLimit(context, errors, LIMITS.memberFiles, staff.id, tooManyFiles);
  const noticed = await consumeRateLimit(services.db, LIMITS.memberFilesNoticed, staff.id, now);
  if (noticed.allowed && noticed.isLast)
    services.securityEvents.record('many-files-opened', {
      detail: `${LIMITS.memberFilesNoticed.max} in a day`,
    });
  const subject = { kind: 'member', id: input.id } as const;
  const reason = `${OPENING_WORDS[input.reason].log}. ${input.words}`;
  await recordAudit(services.db, { staff, action: 'members.open', subject, reason, now });
  return { done: true };
});

const one = api.one.use(members).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const member = await requireOpened(context, errors, input.id);
  return readFile(services.db, member, staff, services.clock.now());
});

const beside = api.beside
  .use(requireStaff(...STAFF_ROLES))
  .handler(async ({ context: { services, staff }, input, errors }) => {
    const person = await readPerson(services, staff, input);
    if (person === undefined) throw errors.NOT_FOUND();
    return person;
  });

export const deskMembersRoutes = { search, open, one, beside, ...actionRoutes };
