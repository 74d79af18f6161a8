import { areIndependent, DEPENDENT } from '#desk/staff/server/shared/are-independent.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import type { AuditAction } from '#desk/staff/texts/audit-actions.ts';
import { mailLink } from '#identity/accounts/server/shared/mail-link.ts';
import { deleteSession } from '#identity/accounts/server/store.ts';
import { eraseOnRequest } from '#member/data-rights/server/shared/erase-on-request.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mailboxHash } from '#platform/mailbox.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { deskMembersContract } from '../contract.ts';
import { canConfirmErasure, resendableFor } from '../rules.ts';
import { type Refusals, requireOpened, type StaffContext } from './require-opened.ts';
import { deleteErasure, findErasure, saveErasure } from './store.ts';

const api = implementContract(deskMembersContract);
const members = requireStaff('support', 'moderation', 'admin');
/** Roles that answer requests about data. */
const dataAnswerers = requireStaff('support', 'admin');

type Member = Awaited<ReturnType<typeof requireOpened>>;
type Act = { id: string; action: AuditAction; before?: (member: Member) => Promise<unknown> };

/**
 * An act on an opened page, in the transaction of its audit line.
 * @param change gives `as-before` when a repeat found it done: that is no line of the log
 */
async function act(
  context: StaffContext,
  errors: Refusals,
  { id, action, before }: Act,
  change: (tx: Database, member: Member, now: Date) => Promise<unknown>,
) {
  const { services, staff } = context;
  const member = await requireOpened(context, errors, id);
  await before?.(member);
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    if ((await change(tx, member, now)) === 'as-before') return;
    await recordAudit(tx, { staff, action, subject: { kind: 'member', id }, now });
  });
  services.live.publishToTeam({ kind: 'desk-changed', part: 'members' });
  return { done: true as const };
}

const resend = api.resend.use(members).handler(async ({ context, input: { id }, errors }) => {
  const { outbox, secret } = context.services;
  const before = ({ email }: Member) =>
    enforceRateLimit(context, errors, LIMITS.mailsByAddress, mailboxHash(secret, email));
  return act(context, errors, { id, action: 'members.resend', before }, (tx, { email, state }) =>
    mailLink({ db: tx, outbox }, resendableFor(state), email),
  );
});

const endDevice = api.endDevice.use(members).handler(async ({ context, input: { id, device }, errors }) => {
  const done = await act(context, errors, { id, action: 'members.end-device' }, async (tx) => {
    if (!(await deleteSession(tx, id, device))) throw errors.NOT_FOUND();
  });
  context.services.live.endSessions([device]);
  return done;
});

const answerAccess = api.answerAccess
  .use(dataAnswerers)
  .handler(({ context, input: { id }, errors }) =>
    act(context, errors, { id, action: 'members.answer-access' }, (tx, { email, firstName }) =>
      context.services.outbox.send(tx, { template: 'data-access', to: email, data: { firstName } }),
    ),
  );

const askErasure = api.askErasure.use(dataAnswerers).handler(({ context, input, errors }) =>
  act(context, errors, { id: input.id, action: 'members.ask-erasure' }, async (tx, { id: user_id }, now) => {
    const asked = { request: input.request, askedBy: context.staff.id };
    const known = await findErasure(tx, user_id);
    if (known?.request === asked.request && known.askedBy === asked.askedBy) return 'as-before';
    const row = { user_id, asked_by: asked.askedBy, request: asked.request, asked_at: now };
    return saveErasure(tx, row);
  }),
);

const dropErasure = api.dropErasure
  .use(dataAnswerers)
  .handler(({ context, input: { id }, errors }) =>
    act(context, errors, { id, action: 'members.drop-erasure' }, async (tx) =>
      (await deleteErasure(tx, id)) ? 'dropped' : 'as-before',
    ),
  );

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
    const subject = { kind: 'member', id } as const;
    await recordAudit(db, { staff, action: 'members.erase', subject, now: clock.now() });
    if ((await eraseOnRequest(services, id)) === 'not-found') throw errors.NOT_FOUND();
    live.publishToTeam({ kind: 'desk-changed', part: 'members' });
    return { done: true };
  });

export const actionRoutes = { resend, endDevice, answerAccess, askErasure, dropErasure, confirmErasure };
