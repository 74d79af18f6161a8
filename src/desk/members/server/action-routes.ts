import { areIndependent, DEPENDENT } from '#desk/staff/server/shared/are-independent.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { mailLink } from '#identity/accounts/server/shared/mail-link.ts';
import { deleteSession } from '#identity/accounts/server/store.ts';
import { eraseOnRequest } from '#member/data-rights/server/shared/erase-on-request.ts';
import type { Database } from '#platform/database/client.ts';
import { enforceRateLimit } from '#platform/http/enforce-rate-limit.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { LIMITS } from '#platform/rate-limit.ts';
import { deskMembersContract } from '../contract.ts';
import { canConfirmErasure, resendableFor } from '../rules.ts';
import { requireOpened } from './require-opened.ts';
import { deleteErasure, findErasure, saveErasure } from './store.ts';

const api = implementContract(deskMembersContract);
const members = requireStaff('support', 'moderation', 'admin');
/** Roles that answer requests about data. */
const dataAnswerers = requireStaff('support', 'admin');

type Recorded = Parameters<typeof recordAudit>[1];
type Act = Pick<Recorded, 'staff' | 'action' | 'now'> & { id: string };

const record = (tx: Database, { staff, action, id, now }: Act) =>
  recordAudit(tx, { staff, action, subject: { kind: 'member', id }, now });

const resend = api.resend.use(members).handler(async ({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  const { db, outbox, clock, secret } = services;
  const { email, state } = await requireOpened(services, errors, staff, id);
  await enforceRateLimit(context, errors, LIMITS.mailsByAddress, pseudonym(secret, email));
  await db.transaction(async (tx) => {
    await mailLink({ db: tx, outbox }, resendableFor(state), email);
    await record(tx, { staff, action: 'members.resend', id, now: clock.now() });
  });
  return { done: true };
});

const endDevice = api.endDevice.use(members).handler(async ({ context, input: { id, device }, errors }) => {
  const { services, staff } = context;
  const { db, live, clock } = services;
  await requireOpened(services, errors, staff, id);
  const ended = await db.transaction(async (tx) => {
    if (!(await deleteSession(tx, id, device))) return false;
    await record(tx, { staff, action: 'members.end-device', id, now: clock.now() });
    return true;
  });
  if (!ended) throw errors.NOT_FOUND();
  live.endSessions([device]);
  return { done: true };
});

const answerAccess = api.answerAccess
  .use(dataAnswerers)
  .handler(async ({ context, input: { id }, errors }) => {
    const { services, staff } = context;
    const { db, outbox, clock } = services;
    const { email, firstName } = await requireOpened(services, errors, staff, id);
    await db.transaction(async (tx) => {
      await outbox.send(tx, { template: 'data-access', to: email, data: { firstName } });
      await record(tx, { staff, action: 'members.answer-access', id, now: clock.now() });
    });
    return { done: true };
  });

const askErasure = api.askErasure.use(dataAnswerers).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { db, clock, live } = services;
  const { id, request } = input;
  await requireOpened(services, errors, staff, id);
  const now = clock.now();
  await db.transaction(async (tx) => {
    await saveErasure(tx, { user_id: id, asked_by: staff.id, request, asked_at: now });
    await record(tx, { staff, action: 'members.ask-erasure', id, now });
  });
  live.publishToTeam({ kind: 'desk-changed', part: 'members' });
  return { done: true };
});

const dropErasure = api.dropErasure.use(dataAnswerers).handler(async ({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  const { db, clock, live } = services;
  await requireOpened(services, errors, staff, id);
  await db.transaction(async (tx) => {
    await deleteErasure(tx, id);
    await record(tx, { staff, action: 'members.drop-erasure', id, now: clock.now() });
  });
  live.publishToTeam({ kind: 'desk-changed', part: 'members' });
  return { done: true };
});

const confirmErasure = api.confirmErasure
  .use(requireStaff('admin'))
  .handler(async ({ context, input: { id }, errors }) => {
    const { services, staff } = context;
    const { db, clock, live } = services;
    await requireOpened(services, errors, staff, id);
    const asked = await findErasure(db, id);
    const verdict = canConfirmErasure(asked, staff.id);
    if (verdict === 'none' || !asked) throw errors.NOT_FOUND();
    if (verdict === 'same') throw errors.SAME_PERSON();
    if (!(await areIndependent(db, asked.askedBy, staff.id, clock.now())))
      throw errors.SAME_PERSON({ message: DEPENDENT });
    // Logged first: the erasure cannot be undone, and must not go unlogged.
    await record(db, { staff, action: 'members.erase', id, now: clock.now() });
    if ((await eraseOnRequest(services, id)) === 'not-found') throw errors.NOT_FOUND();
    live.publishToTeam({ kind: 'desk-changed', part: 'members' });
    return { done: true };
  });

export const actionRoutes = { resend, endDevice, answerAccess, askErasure, dropErasure, confirmErasure };
