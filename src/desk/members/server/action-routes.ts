import { areIndependent, DEPENDENT } from '#desk/staff/server/shared/are-independent.ts';
import { auditBy, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { mailLink } from '#identity/accounts/server/shared/mail-link.ts';
import { deleteSession } from '#identity/accounts/server/store.ts';
import { eraseOnRequest } from '#member/data-rights/server/shared/erase-on-request.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { deskMembersContract } from '../contract.ts';
import { canConfirmErasure, resendableFor } from '../rules.ts';
import { requireOpened } from './require-opened.ts';
import { deleteErasure, findErasure, saveErasure } from './store.ts';

const api = implementContract(deskMembersContract);
const members = requireStaff('support', 'moderation', 'admin');
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
  return { done: true };
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
  return { done: true };
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
    return { done: true };
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
    return { done: true };
  });

const dropErasure = api.dropErasure.use(dataAnswerers).handler(async ({ context, input: { id }, errors }) => {
  await requireOpened(context, errors, id);
  await write(context, {
    change: async ({ tx }) => (await deleteErasure(tx, id)) || UNCHANGED,
    audit: auditBy(context.staff, { action: 'members.drop-erasure', subject: about(id) }),
    publish: deskChanged('members'),
  });
  return { done: true };
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
    if ((await eraseOnRequest(services, id)) === 'not-found') throw errors.NOT_FOUND();
    live.publishToTeam({ kind: 'desk-changed', part: 'members' });
    return { done: true };
  });

export const actionRoutes = { resend, endDevice, answerAccess, askErasure, dropErasure, confirmErasure };
