import { STAFF_ROLES } from '#desk/staff/rules.ts';
import { areIndependent, DEPENDENT } from '#desk/staff/server/shared/are-independent.ts';
import { auditBy, isOpened, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { mailLink } from '#identity/accounts/server/shared/mail-link.ts';
import { deleteSession } from '#identity/accounts/server/store.ts';
import { eraseMember } from '#member/data-rights/server/shared/erase-member.ts';
import { OPENING_WORDS } from '#member/data-rights/texts.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract, type RequestContext } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskMembersContract, tooManyFiles } from '../contract.ts';
import { canConfirmErasure, MEMBERS_PER_PAGE, resendableFor } from '../rules.ts';
import { countMembers, readPerson, searchMembers } from './person-store.ts';
import { listedOf, readFile } from './read-file.ts';
import { deleteErasure, findErasure, findMember, saveErasure } from './store.ts';

const api = implementContract(deskMembersContract);
const members = requireStaff('support', 'moderation', 'admin');
/** From this number of files opened by one colleague in a day, a security event is recorded. */
const FILES_NOTICED = 50;

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
  const { memberFiles } = LIMITS;
  const { left } = await enforceRateLimit(context, errors, memberFiles, staff.id, tooManyFiles);
  if (left === memberFiles.max - FILES_NOTICED)
    services.securityEvents.record('many-files-opened', { detail: `${FILES_NOTICED} in a day` });
  const subject = { kind: 'member', id: input.id } as const;
  const reason = `${OPENING_WORDS[input.reason].log}. ${input.words}`;
  await recordAudit(services.db, { staff, action: 'members.open', subject, reason, now });
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

/** Roles that answer requests about data. */
const dataAnswerers = requireStaff('support', 'admin');

const about = (id: string) => ({ kind: 'member', id }) as const;

const resend = api.resend.use(members).handler(async ({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  const { email, state } = await requireOpened(context, errors, id);
  await enforceRateLimit(context, errors, LIMITS.mailsByAddress, mailboxHash(services.secret, email));
  await write(context, {
    change: ({ tx }) => mailLink({ db: tx, outbox: services.outbox }, resendableFor(state), email),
    audit: auditBy(staff, { action: 'members.resend', subject: about(id) }),
    publish: deskChanged('members'),
  });
});

const endDevice = api.endDevice.use(members).handler(async ({ context, input: { id, device }, errors }) => {
  await requireOpened(context, errors, id);
  await write(context, {
    async change({ tx }) {
      if (!(await deleteSession(tx, id, device))) throw errors.NOT_FOUND();
    },
    audit: auditBy(context.staff, { action: 'members.end-device', subject: about(id) }),
    publish(services) {
      services.live.endSessions([device]);
      deskChanged('members')(services);
    },
  });
});

const answerAccess = api.answerAccess
  .use(dataAnswerers)
  .handler(async ({ context, input: { id }, errors }) => {
    const { services, staff } = context;
    const { email, firstName } = await requireOpened(context, errors, id);
    await write(context, {
      change: ({ tx }) =>
        services.outbox.send(tx, { template: 'data-access', to: email, data: { firstName } }),
      audit: auditBy(staff, { action: 'members.answer-access', subject: about(id) }),
      publish: deskChanged('members'),
    });
  });

const askErasure = api.askErasure
  .use(dataAnswerers)
  .handler(async ({ context, input: { id, request }, errors }) => {
    const { staff } = context;
    await requireOpened(context, errors, id);
    await write(context, {
      async change({ tx, now }) {
        const known = await findErasure(tx, id);
        if (known?.request === request && known.askedBy === staff.id) return UNCHANGED;
        return saveErasure(tx, { user_id: id, asked_by: staff.id, request, asked_at: now });
      },
      audit: auditBy(staff, { action: 'members.ask-erasure', subject: about(id) }),
      publish: deskChanged('members'),
    });
  });

const dropErasure = api.dropErasure.use(dataAnswerers).handler(async ({ context, input: { id }, errors }) => {
  await requireOpened(context, errors, id);
  await write(context, {
    change: async ({ tx }) => (await deleteErasure(tx, id)) || UNCHANGED,
    audit: auditBy(context.staff, { action: 'members.drop-erasure', subject: about(id) }),
    publish: deskChanged('members'),
  });
});

const confirmErasure = api.confirmErasure
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { id }, errors }) => {
    const { services, staff } = context;
    const { db, clock, live } = services;
    await requireOpened(context, errors, id);
    const asked = await findErasure(db, id);
    const verdict = canConfirmErasure(asked, staff.id);
    if (verdict === 'none' || !asked) throw errors.NOT_FOUND();
    if (verdict === 'same') throw errors.SAME_PERSON();
    if (!(await areIndependent(db, asked.askedBy, staff.id, clock.now())))
      throw errors.SAME_PERSON({ message: DEPENDENT });
    // Logged first: the erasure cannot be undone, and must not go unlogged.
    await recordAudit(db, { staff, action: 'members.erase', subject: about(id), now: clock.now() });
    if ((await eraseMember(services, id, { reason: 'asked' })) !== 'erased') throw errors.NOT_FOUND();
    live.publishToTeam({ kind: 'desk-changed', part: 'members' });
  });

export const deskMembersRoutes = {
  search,
  open,
  one,
  beside,
  resend,
  endDevice,
  answerAccess,
  askErasure,
  dropErasure,
  confirmErasure,
};

type StaffContext = RequestContext & { staff: { id: string } };
type Refusals = { NOT_FOUND: () => Error; OPEN_FIRST: () => Error };

/** Guards a member’s page and its actions: the colleague must have given a reason within half an hour. */
async function requireOpened({ services, staff }: StaffContext, errors: Refusals, id: string) {
  const { db, clock } = services;
  const now = clock.now();
  const member = await findMember(db, id, now);
  if (!member) throw errors.NOT_FOUND();
  const subject = { kind: 'member', id } as const;
  if (!(await isOpened(db, { staff, action: 'members.open', subject, now }))) throw errors.OPEN_FIRST();
  return member;
}
